#error "le pont de l'original ne se compile pas"
