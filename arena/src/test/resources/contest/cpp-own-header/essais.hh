#ifndef ESSAIS_HH
#define ESSAIS_HH

void au_debut();
void au_tour();
void a_la_fin();
int nombre_de_controles();

#endif
