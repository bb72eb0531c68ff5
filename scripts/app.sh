# Sourced by ./dev and scripts/build-app, in bash. Makes apps, which scripts/start.sh starts.

# make_app FOLDER LINKER JAR...: fills the folder; needs jdk and root, and the classes of tools/linker. The caches only save time: nothing depends on how
# a training run ends. A start loads every class of its cache, so opt, which is started most, has one without the classes of other commands.
make_app() {
  local app=$1 linker=$2; shift 2
  local jar
  mkdir -p "$app/lsp"
  for jar in "$@"; do if is_for_lsp "${jar##*/}"; then cp "$jar" "$app/lsp"; else cp "$jar" "$app"; fi; done
  "$jdk/bin/java" -XX:TieredStopAtLevel=1 -cp "$linker" dev.freehold.linker.Linker "$app"/*.jar "$app"/lsp/*.jar
  opt_training_programs > "$app/training.mlir"
  train "$(profile_options)" "$app" opt "$app/training.mlir" --split-input-file "${training_passes[@]}" -o "$app/trained.mlir"
  rm -f "$app/training.mlir" "$app/trained.mlir"
  training_requests | train '' "$app" worker --worker-protocol=json --jobs=1 --persistent_worker
}

# train OPTIONS APP COMMAND ARGS...: runs the command to make the cache that it starts with from then on.
train() {
  local options=$1; shift
  (cache_option=-XX:AOTCacheOutput FREEHOLD_OPTS=$options; start_app "$@") >> "$1/training.log" 2>&1 || true
}

# Options with which a cache has what is compiled in its training run, so that later runs compile it before they need it: only what reads, verifies and
# writes, as every run does. Later runs would compile what belongs to passes whether they have these passes or not.
profile_options() {
  local class options='-XX:+AOTRecordTraining -XX:+AOTReplayTraining -XX:CompileCommand=quiet'
  for class in dev.freehold.ir.{text,verify,attribute,builtin}.'*' dev.freehold.ir.{Block,Op,OpDef,OpState,Region,SegmentLayout,Use,'Value*'} \
    dev.freehold.dialects.syntax.'*' dev.freehold.{ir,arith,func,memref,scf}.'Linked*' \
    java.util.{AbstractList,ArrayDeque,ArrayList,'Collections*','HashMap*',IdentityHashMap,'ImmutableCollections*',Objects}; do
    options+=" -XX:CompileCommand=compileonly,$class::*"
  done
  echo "$options"
}

# The training program, another one with many functions more, and one with a long function: so large a text is read in pieces, and so long a block written
# in runs, by several threads.
opt_training_programs() {
  local copy program=$root/scripts/training.mlir
  cat "$program"
  echo '// -----'
  cat "$program"
  for copy in {1..40}; do sed -n "/^func/,\$ { s/@\([a-z]*\)/@\1_$copy/g; p }" "$program"; done
  printf '// -----\nfunc.func @long(%%m: memref<4xf32>, %%i: index, %%x: f32) {\n'
  for copy in {1..2500}; do echo '  memref.store %x, %m[%i] : memref<4xf32>'; done
  printf '  return\n}\n'
}

# Whether only the language server needs a jar. These are in a folder of their own: LSP4J is no Java module, and the JVM resolves all such jars of a
# module path if it resolves one of them, so that each start would take longer.
is_for_lsp() {
  [[ $1 == @(org.eclipse.lsp4j|gson-|freehold-lsp-|dev.freehold.lsp.)* ]]
}

training_passes=(--canonicalize --cse --buffer-deallocation-pipeline --last-use-buffer-deallocation-pipeline=existing-deallocs=replace)

# One process runs every command that a worker can run.
training_requests() {
  request run "$root/scripts/training.mlir" --entry=regions --args=3,true
  request check "$root/scripts/training.mlir" --last-use-buffer-deallocation-pipeline --max-paths=50
  request opt "$root/scripts/training.mlir" "${training_passes[@]}"
}

# request ARGS...: a request to a worker, in JSON. No argument has a quote or a backslash but a path that ends the training early.
request() {
  local arguments
  printf -v arguments ',"%s"' "$@"
  printf '{"arguments":[%s],"requestId":0}\n' "${arguments:1}"
}
