# Sourced by scripts/models and scripts/bench-programs: pipelines of the reference from tensors to buffers.

bufferize='one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops},canonicalize,cse'
tosa='func.func(tosa-to-scf,tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,canonicalize,tosa-make-broadcastable),
  func.func(tosa-to-linalg,tosa-to-arith,tosa-to-tensor),canonicalize'
