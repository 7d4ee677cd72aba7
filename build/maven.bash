# shellcheck shell=bash
# shellcheck disable=SC2154 # root, dist, record, sources, spark and jdk come from the launcher.
# Building with Maven, for the launcher: finds or installs the tools, lets one build run at a time, shows one line of
# progress and keeps everything else in a log.

OLDEST_MAVEN=3.8
EXIT_BUILD_FAILED=1

# --- The tools -----------------------------------------------------------------------------------------------------

has_package() {
  [ -n "$(apt-cache search --names-only "^$1\$" 2>/dev/null)" ]
}

# Installs a Debian package where that needs nobody's leave; fails without a word elsewhere.
install_package() {
  [ "$(id -u)" = 0 ] && type -P apt-get apt-cache >/dev/null || return 1
  has_package "$1" || apt-get -qq update >/dev/null 2>&1
  has_package "$1" || return 1
  tell "Installing $1 with apt-get." "Installation de $1 avec apt-get."
  DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends "$1" >/dev/null 2>&1
}

need_jdk() {
  find_jdk && return
  install_package "openjdk-$OLDEST_JAVA-jdk-headless" && find_jdk && return
  tell "Plateau needs a JDK $OLDEST_JAVA or newer, with javac, and found none.
  JAVA_HOME: ${JAVA_HOME:-not set}
  javac in PATH: $(type -P javac || echo none)
  folders: /usr/lib/jvm, /usr/java, /opt, ~/.sdkman, ~/.jdks, /Library/Java and the like
  too old: ${too_old:-none}
Install one, then try again; CONTRIBUTING.md says how:
  Debian, Ubuntu: apt install openjdk-$OLDEST_JAVA-jdk-headless
  macOS: brew install openjdk@$OLDEST_JAVA
  elsewhere: Eclipse Temurin $OLDEST_JAVA, unpacked anywhere, and JAVA_HOME set to its folder" \
    "Plateau a besoin d'un JDK $OLDEST_JAVA ou plus récent, avec javac, et n'en a pas trouvé.
  JAVA_HOME : ${JAVA_HOME:-non défini}
  javac dans PATH : $(type -P javac || echo aucun)
  dossiers : /usr/lib/jvm, /usr/java, /opt, ~/.sdkman, ~/.jdks, /Library/Java et semblables
  trop anciens : ${too_old:-aucun}
Installez-en un, puis recommencez ; CONTRIBUTING.md explique comment :
  Debian, Ubuntu : apt install openjdk-$OLDEST_JAVA-jdk-headless
  macOS : brew install openjdk@$OLDEST_JAVA
  ailleurs : Eclipse Temurin $OLDEST_JAVA, décompressé où vous voulez, et JAVA_HOME réglé sur son dossier"
  exit "$EXIT_UNUSABLE"
}

# Whether the first version is the second or newer: is_version 3.10.1 3.8.
is_version() {
  local major=${1%%.*} rest=${1#*.}
  [ "$major" -gt "${2%%.*}" ] || { [ "$major" -eq "${2%%.*}" ] && [ "${rest%%[!0-9]*}" -ge "${2#*.}" ]; }
}

# Puts the first Maven that is new enough into mvn.
find_maven() {
  local version
  for mvn in "$(type -P mvn)" {"${MAVEN_HOME:-}","${M2_HOME:-}"}/bin/mvn /usr/share/maven*/bin/mvn \
    /opt/*maven*/bin/mvn {/opt/homebrew,/usr/local}/bin/mvn "${HOME:-}"/.sdkman/candidates/maven/*/bin/mvn; do
    [ -x "$mvn" ] || continue
    version=$(JAVA_HOME=$jdk "$mvn" -v 2>/dev/null | sed -n 's/.*Apache Maven \([0-9][0-9.]*\).*/\1/p')
    [ -n "$version" ] && is_version "$version" "$OLDEST_MAVEN" && return
  done
  return 1
}

need_maven() {
  find_maven && return
  install_package maven && find_maven && return
  tell "Plateau needs Maven $OLDEST_MAVEN or newer to build itself, and found none in PATH, MAVEN_HOME, /opt or ~/.sdkman.
Install it, then try again: apt install maven, brew install maven or sdk install maven." \
    "Plateau a besoin de Maven $OLDEST_MAVEN ou plus récent pour se construire et n'en a trouvé ni dans PATH, ni dans MAVEN_HOME, /opt ou ~/.sdkman.
Installez-le, puis recommencez : apt install maven, brew install maven ou sdk install maven."
  exit "$EXIT_UNUSABLE"
}

# One build at a time: the lock goes with file 9, which closes by itself when this process ends, however it ends.
take_lock() {
  mkdir -p "$root/target"
  exec 9>"$root/target/build.lock"
  lock -n && return
  tell "Waiting for another build of Plateau to end." "Attente de la fin d'une autre construction de Plateau."
  lock
}

lock() {
  if type -P flock >/dev/null; then
    flock "$@" 9
  else
    # macOS has no flock command, but perl.
    perl -e 'open(my $lock, ">&=", 9); exit !flock($lock, @ARGV ? 6 : 2)' "$@"
  fi
}

release_lock() {
  exec 9>&-
}

# --- Maven, quietly ------------------------------------------------------------------------------------------------

# maven LOG PROGRESS ARGUMENT...: runs Maven on all of Plateau. Its output goes to the log, and to the function PROGRESS.
maven() {
  local log=$1 progress=$2
  shift 2
  JAVA_HOME=$jdk "$mvn" -B -Dstyle.color=never -f "$root/pom.xml" "$@" 2>&1 </dev/null | tee "$log" | "$progress"
  return "${PIPESTATUS[0]}"
}

# Shows a line in place of the one before; says nothing where there is no terminal.
show_line() {
  [ -t 2 ] && [ "$1" != "${shown:-}" ] || return 0
  shown=$1
  printf '\r%s\033[K' "$1" >&2
}

# The next line of Maven's output, in line; or nothing after a second, so that the clock goes on.
next_line() {
  line=
  IFS= read -r -t 1 line && return
  [ $? -gt 128 ] || [ -n "$line" ]
}

# Where Maven stands, from one of its lines: module "players", position "4/6".
follow_maven() {
  case $1 in
    "[INFO] Building Plateau"*"["*/*"]")
      position=${1##*[}
      position=${position%]}
      module=${1#"[INFO] Building "}
      module=${module#Plateau: }
      module=${module%% *}
      ;;
  esac
}

show_build() {
  local line fetched='' module=... position='' downloads=0
  while next_line; do
    follow_maven "$line"
    case $line in
      *"Downloaded from"*)
        downloads=$((downloads + 1))
        fetched=$(words ", $downloads files fetched" ", $downloads fichiers reçus")
        ;;
    esac
    show_line "$building: $module${position:+ [$position]}$fetched, $SECONDS s"
  done
  show_line ''
}

# The lines of a log that say what is wrong, without Maven's advice about Maven.
tell_errors() {
  awk '
    /^Checking the format/ { unformatted = ""; checking = 1 }
    checking && /^\[/ { if (/^\[ERROR\]/) printf "%s", unformatted; checking = 0 }
    checking { unformatted = unformatted "  " $0 "\n" }
    !/^\[(ERROR|FATAL)\]/ && !/^\[WARNING\] .*\.java:\[/ { next } # A warning of the compiler stops the build.
    / <<< (FAILURE|ERROR)!|Tests run:|(Failures|Errors): *$|There are test failures|^\[ERROR\]   [A-Z][A-Za-z0-9_$]*[.:>]/ { next }
    { sub(/^\[[A-Z]+\] */, ""); sub(/ *-> \[Help [0-9]+\]$/, "") }
    /^(To see the full|Re-run Maven|For more information|After correcting|mvn <args>|\[Help|See |Command execution failed)/ { next }
    $0 != "" && !seen[$0]++ { print "  " $0 }
  ' "$1" | tail -n 30 >&2
  tell "The whole log: $1" "Le journal complet : $1"
}

# --- Building the program ------------------------------------------------------------------------------------------

build_program() {
  need_jdk
  take_lock
  if ! is_current; then
    need_maven
    compile_program || exit "$EXIT_BUILD_FAILED"
  fi
  release_lock
}

# Without the tests, the check of the format and the distribution: nobody who wants to play must wait for those.
compile_program() {
  local building log=$root/target/build.log
  SECONDS=0
  building=$(words "Building Plateau" "Construction de Plateau")
  [ -t 2 ] || printf '%s...\n' "$building" >&2
  list_sources >"$record.building"
  if ! maven "$log" show_build -pl app -am -Dmaven.test.skip=true -Dexec.skip=true -Dcyclonedx.skip=true \
    -Dassembly.skipAssembly=true package; then
    tell "Plateau could not be built:" "Plateau n'a pas pu être construit :"
    tell_errors "$log"
    return 1
  fi
  install_program
  show_line "$building: $(words "preparing a fast start" "préparation d'un démarrage rapide"), $SECONDS s"
  rehearse >>"$log" 2>&1
  show_line ''
  mv "$record.building" "$record"
  [ ! -t 2 ] || tell "Plateau is built ($SECONDS s)." "Plateau est construit ($SECONDS s)."
}

# The module for clusters, newer than the program. Only those who play on one fetch its jars.
build_spark() {
  local building log=$root/target/spark.log
  need_jdk
  take_lock
  need_maven
  SECONDS=0
  building=$(words "Building Plateau for clusters" "Construction de Plateau pour les grappes")
  [ -t 2 ] || printf '%s...\n' "$building" >&2
  if ! maven "$log" show_build -Pspark -pl spark -am -Dmaven.test.skip=true -Dexec.skip=true package; then
    tell "The module for clusters could not be built:" "Le module pour les grappes n'a pas pu être construit :"
    tell_errors "$log"
    return "$EXIT_BUILD_FAILED"
  fi
  rm -rf "$spark"
  mv "$root/spark/target/dist" "$spark"
  release_lock
}

# A game that is still running keeps the jars it started from.
install_program() {
  rm -rf "$dist.new" "$dist.old"
  cp -R "$root/app/target/dist" "$dist.new"
  [ ! -e "$dist" ] || mv "$dist" "$dist.old"
  mv "$dist.new" "$dist"
  rm -rf "$dist.old"
}

# Plays a game once, so that the JVM can keep the classes it took, loaded and linked, in its AOT cache. Without the cache
# everything works, only later.
rehearse() {
  yes 1 | head -n 60 | "$jdk/bin/java" "-XX:AOTCacheOutput=$dist/plateau.aot" -jar "$dist/plateau.jar" \
    play codroid --seed 1 --save "$dist/rehearsal.plateau"
  rm -f "$dist/rehearsal.plateau"
}
