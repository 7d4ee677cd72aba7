# shellcheck shell=bash
# shellcheck disable=SC2154,SC2034 # The launcher, tasks.bash and this file share their variables.
# Which tests a change touches. A guess that takes a moment, for while one works; the whole run has the last word.

# So many test classes take about a minute.
MOST_TOUCHED=30

# The commit that the change stands on, in REPLY: what is shared with the branch that this one follows, or with main.
find_base() {
  local other
  for other in '@{upstream}' origin/main main; do
    REPLY=$(git -C "$root" merge-base HEAD "$other" 2>/dev/null) && return
  done
  REPLY=HEAD
}

list_changes() {
  git -C "$root" diff --name-only --diff-filter=d "$1" -- && git -C "$root" ls-files --others --exclude-standard
}

# Tests in these folders, or of these names, that are part of the project or about to be.
list_tests() {
  git -C "$root" ls-files --cached --others --exclude-standard -- "$@"
}

# From names of changed files, the tests they touch as paths below the root, the nearest first: tests that changed, what
# holds everything of that kind, tests beside what changed, and tests that name it.
list_touched_tests() {
  local file folder name app=app/src/test/java/plateau/app changed=() beside=() named=()
  # The arrows between packages may break wherever something is written.
  local held=("$app/ArrowsTest.java")
  while IFS= read -r file; do
    folder=${file%/*} name=${file##*/}
    case $file in
      games/*/src/main/web/*) ;;
      # Whatever moves in a game shows in its playthroughs.
      games/*/src/main/*) beside+=(":(glob)${file%%/src/*}/src/test/java/**/PlaythroughTest.java") ;;
    esac
    case $file in
      */src/test/java/*Test.java) changed+=("$file") ;;
      */src/main/java/*.java)
        held+=("$app/RoomsTest.java")
        beside+=(":(glob)${folder/src\/main/src/test}/*Test.java")
        named+=(-e "${name%.java}")
        ;;
      *.java) named+=(-e "${name%.java}") ;;
      # Words of a package are shown by its tests; every package has files of these names.
      */src/main/resources/*.properties)
        held+=("$app/MessagesTest.java")
        beside+=(":(glob)${folder/src\/main\/resources/src/test/java}/*Test.java")
        ;;
      *.js | *.d.ts)
        held+=("$app/types/ClientTypesTest.java")
        # A board or a page: its file has the name of its element.
        case $name in
          *-*.js) named+=(-e "${name%.js}") ;;
          *) named+=(-e "$name") ;;
        esac
        ;;
      *) named+=(-e "$name") ;;
    esac
    case $file in
      web/src/*) held+=(browser-tests/src/test/java/plateau/browser/PagesTest.java) ;;
    esac
  done
  printf '%s\n' ${changed[@]+"${changed[@]}"} "${held[@]}"
  [ ${#beside[@]} = 0 ] || list_tests "${beside[@]}"
  [ ${#named[@]} = 0 ] || git -C "$root" grep --untracked -lwF "${named[@]}" -- '*/src/test/java/*Test.java'
}

# Puts Maven's options for the tests of what changed since a commit into chosen, which stays empty where nothing did.
choose_changed() {
  local base=$1 changes all tests modules names
  [ -n "$base" ] || { find_base && base=$REPLY; }
  changes=$(list_changes "$base" 2>/dev/null) || {
    tell "There is no commit \"$base\". Type \"./plateau test --changed\", or --changed=COMMIT for all that changed since then." \
      "Il n'y a pas de commit « $base ». Tapez « ./plateau test --changed », ou --changed=COMMIT pour tout ce qui a changé depuis."
    exit "$EXIT_UNUSABLE"
  }
  chosen=()
  [ -n "$changes" ] || return 0
  all=$(list_touched_tests <<<"$changes" | awk 'NF && !seen[$0]++')
  tests=$(head -n "$MOST_TOUCHED" <<<"$all")
  [ "$tests" = "$all" ] || tell "The change touches $(wc -l <<<"$all") test classes. These are the $MOST_TOUCHED nearest ones; \"./plateau test\" runs them all." \
    "Le changement touche $(wc -l <<<"$all") classes de tests. Voici les $MOST_TOUCHED plus proches ; « ./plateau test » les lance toutes."
  modules=$(sed 's|/src/test/.*||' < <(printf '%s\n' "$tests") | sort -u | paste -sd, -)
  names=$(sed 's|.*/||; s|\.java$||' < <(printf '%s\n' "$tests") | sort -u | paste -sd, -)
  chosen=(-pl "$modules" -am "-Dtest=$names" -Dsurefire.failIfNoSpecifiedTests=false)
  [[ ,$modules, != *,spark,* ]] || chosen+=(-Pspark)
}
