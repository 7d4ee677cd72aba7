#include "outils.hh"

#include <cstdlib>

void exige(erreur code) {
  if (code != OK) abort();
}
