// Un candidat qui essaie toutes les fonctions et dit son verdict.
#include "prologin.hh"

#include <cstdio>
#include <iostream>

#include "essais.hh"

#ifndef MARQUE_DU_DOSSIER
#error "le prologin.hh du dossier n'est pas lu"
#endif

struct Bavard {
  Bavard() { std::cout << "avant partie_init, sur la sortie standard" << std::endl; }
} bavard;

void partie_init() {
  printf("partie_init sur la sortie standard\n");
  au_debut();
}

void jouer_tour() { au_tour(); }

void partie_fin() {
  a_la_fin();
  fprintf(stderr, "VERDICT tout va bien, %d controles\n", nombre_de_controles());
}

// Pour essayer chez soi.
int main() { return 1; }
