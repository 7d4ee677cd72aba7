# shellcheck shell=bash
# shellcheck disable=SC2154 # root, dist, record, sources and jdk come from the launcher.
# The launcher's own commands, for those who work on Plateau.

task_build() {
  build_program
}

task_clean() {
  rm -rf "$root"/target "$root"/*/target "$root"/games/*/target
}
