#pragma once
#include "prologin.hh"

void exige(erreur code);
