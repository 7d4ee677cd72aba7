# shellcheck shell=bash
# shellcheck disable=SC2154,SC2034 # The launcher, maven.bash and this file share their variables.
# The launcher's own commands, for those who work on Plateau.

need_tools() {
  need_jdk
  need_maven
  take_lock
}

task_build() {
  build_program
}

task_clean() {
  rm -rf "$root"/target "$root"/*/target "$root"/games/*/target
}

# --- test ----------------------------------------------------------------------------------------------------------

# test [MAVEN OPTION...] runs everything; test --changed[=COMMIT] what a change touches.
task_test() {
  case ${1:-} in
    --changed) test_changed "" "${@:2}" ;;
    --changed=*) test_changed "${1#*=}" "${@:2}" ;;
    *) test_everything "$@" ;;
  esac
}

test_everything() {
  need_tools
  type -P shellcheck >/dev/null || install_package shellcheck
  type -P bwrap >/dev/null || install_package bubblewrap ||
    tell "Without bubblewrap, the tests of bots behind its walls are skipped: apt install bubblewrap" \
      "Sans bubblewrap, les tests des bots derrière ses murs sont sautés : apt install bubblewrap"
  has_chromium || install_package chromium ||
    tell "Without Chromium, the browser tests are skipped: apt install chromium" \
      "Sans Chromium, les tests dans un navigateur sont sautés : apt install chromium"
  if has_spark; then
    set -- -Pspark "$@"
  else
    tell "Without Apache Spark's jars, which could not be fetched, the module spark is skipped." \
      "Sans les jars d'Apache Spark, qui n'ont pas pu être reçus, le module spark est sauté."
  fi
  run_tests verify "$@"
}

test_changed() {
  local chosen
  # shellcheck source=build/changed.bash
  . "$root/build/changed.bash"
  choose_changed "$1"
  if [ ${#chosen[@]} = 0 ]; then
    tell "Nothing has changed. For what changed since a commit: ./plateau test --changed=COMMIT" \
      "Rien n'a changé. Pour ce qui a changé depuis un commit : ./plateau test --changed=COMMIT"
    return
  fi
  need_tools
  run_tests test "${chosen[@]}" "${@:2}"
}

# run_tests PHASE [MAVEN OPTION...]
run_tests() {
  local log=$root/target/test.log outcome reports
  rm -rf "$root"/*/target/surefire-reports "$root"/games/*/target/surefire-reports
  SECONDS=0
  # More modules at once than cores: tests wait for browsers, servers and bots as often as they compute.
  maven "$log" show_tests -T 1.5C --fail-at-end "$@"
  outcome=$?
  reports=("$root"/*/target/surefire-reports "$root"/games/*/target/surefire-reports)
  tell_modules
  tell_skipped "$log"
  [ $outcome = 0 ] || tell_failed "$log"
  tell_totals "$log" $outcome
  return $outcome
}

# Fetches what the module for clusters needs, and says whether that worked.
has_spark() {
  local version
  version=$(sed -n 's/.*<spark.version>\(.*\)<.*/\1/p' "$root/pom.xml")
  maven "$root/target/spark.log" cat -N \
    org.apache.maven.plugins:maven-dependency-plugin:get "-Dartifact=org.apache.spark:spark-core_2.13:$version" \
    >/dev/null
}

# The names that Chromium.java of the browser tests looks for.
has_chromium() {
  [ -n "$(type -P chromium chromium-browser google-chrome google-chrome-stable)" ]
}

# On a terminal, the module begun last and the test class at work; modules that do not need each other run side by side.
show_tests() {
  local line module='' position='' running=''
  while next_line; do
    follow_maven "$line"
    case $line in
      "[INFO] Running "*) running=" ${line#"[INFO] Running "}" ;;
    esac
    [ -z "$module" ] || show_line "$module [$position]$running, $SECONDS s"
  done
  show_line ''
}

# A line for each module that has tests: how many, and how long they took.
tell_modules() {
  local folder module
  for folder in "${reports[@]}"; do
    module=${folder#"$root"/}
    printf '%-20s %5d tests, %d failed, %d skipped %6.0f s\n' "${module%/target/*}" "$(sum tests "$folder")" \
      $(($(sum failures "$folder") + $(sum errors "$folder"))) "$(sum skipped "$folder")" "$(sum time "$folder")" >&2
  done
}

# Which tests were skipped and why, and which modules.
tell_skipped() {
  local skipped
  skipped=$(read_reports "${reports[@]}" | awk '
    /<testcase / { match($0, /name="[^"]*"/); name = substr($0, RSTART + 6, RLENGTH - 7)
                   match($0, /classname="[^"]*"/); name = substr($0, RSTART + 11, RLENGTH - 12) "." name }
    /<skipped/   { why = $0; sub(/.*Assumption failed: /, "", why); sub(/.*message="/, "", why); sub(/"?\/?>.*/, "", why)
                   print "  " name ": " why }')
  [ -z "$skipped" ] || tell "Skipped:
$skipped" "Sautés :
$skipped"
  skipped=$(sed -n 's/^\[INFO\] Skipping Plateau: //p' "$1" | tr '\n' ' ')
  [ -z "$skipped" ] || tell "Not run, because what they stand on failed: $skipped" \
    "Non exécutés, car ce sur quoi ils reposent a échoué : $skipped"
}

# Each failing test with its message and the line where it failed; then whatever else is wrong.
tell_failed() {
  awk '/ <<< (FAILURE|ERROR)!$/ { sub(/^\[ERROR\] /, ""); sub(/ -- Time elapsed.*/, ""); print; telling = 1; next }
       telling && $0 != ""      { print "    " $0 }
       /^\tat /                 { telling = 0 }' "$1" >&2
  tell_errors "$1"
}

# The closing line is the same in every language: programs read it too. What broke before its tests is one failure.
tell_totals() {
  local tests failures errors skipped broken=0
  tests=$(sum tests "${reports[@]}") failures=$(sum failures "${reports[@]}") errors=$(sum errors "${reports[@]}")
  skipped=$(sum skipped "${reports[@]}")
  if [ "$2" != 0 ]; then
    broken=$(grep '^\[ERROR\] Failed to execute goal' "$1" | grep -vc 'There are test failures')
    [ $((failures + errors + broken)) != 0 ] || broken=1
  fi
  printf '%d passed, %d failed, %d skipped\n' $((tests - failures - errors - skipped)) \
    $((failures + errors + broken)) "$skipped"
}

read_reports() {
  local folder
  for folder in "$@"; do
    cat /dev/null "$folder"/TEST-*.xml
  done
}

# sum ATTRIBUTE FOLDER...: an attribute of the reports there, summed over all test classes.
sum() {
  read_reports "${@:2}" | sed -n "s/.*<testsuite .* $1=\"\([0-9.]*\)\".*/\1/p" | awk '{ sum += $1 } END { print sum + 0 }'
}

# --- dist ----------------------------------------------------------------------------------------------------------

# What Plateau uses of the JDK; the locales are those of its languages.
RUNTIME_MODULES=java.base,java.logging,java.management,java.naming,java.net.http,java.security.jgss,java.security.sasl
RUNTIME_MODULES+=,java.sql,java.xml,jdk.crypto.ec,jdk.localedata,jdk.management,jdk.unsupported,jdk.zipfs

# The distribution, and the same with a Java of its own for systems like this one. Equal sources and tools give equal bytes.
task_dist() {
  local building version name target=$root/app/target
  building=$(words "Building the distribution" "Construction de la distribution")
  need_tools
  rm -rf "$root/target/repository"
  maven_or_explain dist -Prepository -pl app -am -Dmaven.test.skip=true -Dexec.skip=true package
  version=$(sed -n 's/.*<revision>\(.*\)<.*/\1/p' "$root/pom.xml")
  name=plateau-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
  rm -rf "$target/image" "$target/$name.tar.gz"
  mkdir -p "$target/image"
  (cd "$target/image" && "$jdk/bin/jar" -xf "../plateau-$version.zip" && mv "plateau-$version" "$name") || exit
  chmod 755 "$target/image/$name/plateau"
  "$jdk/bin/jlink" --add-modules "$RUNTIME_MODULES" --include-locales en,fr --compress zip-6 --strip-debug \
    --no-header-files --no-man-pages --output "$target/image/$name/runtime" || exit
  (cd "$target/image" && pack "$name") | gzip -n >"$target/$name.tar.gz" || exit
  tell "The distributions are ready:" "Les distributions sont prêtes :"
  (cd "$target" && ls -lh "plateau-$version.zip" "$name.tar.gz" >&2)
}

# The folder as tar, the same bytes each time where tar is GNU's; others lack the options for it.
pack() {
  case $(tar --version) in
    *GNU*) tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -cf - "$1" ;;
    *) tar -cf - "$1" ;;
  esac
}

# --- format, golden, bench -----------------------------------------------------------------------------------------

# Runs Maven for a command that has something to say only when it fails.
maven_or_explain() {
  local log=$root/target/$1.log
  shift
  maven "$log" show_build "$@" && return
  tell_errors "$log"
  exit "$EXIT_BUILD_FAILED"
}

task_format() {
  local building
  building=$(words "Formatting" "Mise en forme")
  need_tools
  maven_or_explain format -N -Dformat.mode=write process-sources
  tell "All Java sources are formatted." "Toutes les sources Java sont mises en forme."
}

task_golden() {
  local building
  building=$(words "Rewriting golden playthroughs" "Réécriture des parties de référence")
  need_tools
  maven_or_explain golden -Dplateau.golden.write=true test
  tell "Golden playthroughs are rewritten. Review what changed:" "Les parties de référence sont réécrites. À relire :"
  git -C "$root" status --short -- '*golden*' docs/protocol '*types.d.ts'
  git -C "$root" --no-pager diff --stat -- '*golden*' docs/protocol '*types.d.ts'
}

# bench [GAME] [JMH OPTION...]
task_bench() {
  local building what='.*'
  building=$(words "Building the benchmarks" "Construction des mesures")
  case ${1:--} in
    -*) ;;
    *)
      what="(?i)\\b${1//-/}"
      shift
      ;;
  esac
  need_tools
  maven_or_explain bench -pl bench -am -Dmaven.test.skip=true -Dexec.skip=true package
  release_lock
  # JMH still asks for memory in a way that the JDK warns about.
  exec "$jdk/bin/java" --sun-misc-unsafe-memory-access=allow -jar "$root/bench/target/dist/bench.jar" "$what" "$@"
}
