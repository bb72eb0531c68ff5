// RUN: freehold-opt %s --mlir-print-op-generic \
// RUN:   | freehold-opt | FileCheck %s
// RUN: not freehold-opt %s --no-implicit-module 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK: module @a
// CHECK: module @b
// ERROR: twice.mlir:{{[0-9]+}}:{{[0-9]+}}: error: source must contain a single top-level operation
module @a {}
module @b {}
