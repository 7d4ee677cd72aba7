from api import erreur


def double(code):
    return erreur(code + code)
