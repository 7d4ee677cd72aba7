#!/usr/bin/env bash
# build/fuzz.bash TARGET [SECONDS]: feeds one parser with texts that Jazzer makes up, guided by what the code does with
# them. Without a target it lists them. What it finds, and the texts that led on, are kept in target/fuzz/TARGET.
# docs/security.md. Needs Maven in PATH, and a JDK 25 or newer in JAVA_HOME.
set -euo pipefail

JAZZER=0.30.0
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
target=${1:-}
seconds=${2:-600}
work=$root/target/fuzz
java=${JAVA_HOME:?"set it to a JDK 25 or newer"}/bin/java

cd "$root"
mkdir -p "$work"
mvn -q -pl app -am test-compile dependency:build-classpath -Dmdep.outputFile="$work/classpath"
mvn -q -N dependency:copy -Dartifact="com.code-intelligence:jazzer:$JAZZER" -DoutputDirectory="$work"
mvn -q -N dependency:copy -Dartifact="com.code-intelligence:jazzer-api:$JAZZER" -DoutputDirectory="$work"
classes=$root/app/target/test-classes:$root/app/target/classes:$(cat "$work/classpath")

folder=$work/$target
"$java" -Dtarget="$target" -cp "$classes" plateau.app.fuzz.Fuzzing "$folder/samples"
mkdir -p "$folder/corpus" "$folder/found"
cd "$folder"
exec "$java" -XX:+EnableDynamicAgentLoading --enable-native-access=ALL-UNNAMED -Dtarget="$target" \
  -cp "$work/jazzer-$JAZZER.jar:$work/jazzer-api-$JAZZER.jar:$classes" com.code_intelligence.jazzer.Jazzer \
  --target_class=plateau.app.fuzz.Fuzzing --instrumentation_includes='plateau.**' --keep_going=20 \
  --disabled_hooks=com.code_intelligence.jazzer.sanitizers.ServerSideRequestForgery \
  --reproducer_path="$folder/found" -artifact_prefix="$folder/found/" -max_total_time="$seconds" -max_len=12000 \
  -timeout=60 -print_final_stats=1 "$folder/corpus" "$folder/samples"
