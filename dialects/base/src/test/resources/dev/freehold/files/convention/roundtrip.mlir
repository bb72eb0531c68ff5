// RUN: freehold-opt %s | freehold-opt | FileCheck %s
// RUN: freehold-opt %s -mlir-print-op-generic | freehold-opt | FileCheck %s

// CHECK-LABEL: func.func private @frees(memref<f32> {freehold.frees})
func.func private @frees(memref<f32> {freehold.frees})

// CHECK-LABEL: func.func private @keeps(index, memref<*xf32> {freehold.escapes})
func.func private @keeps(index, memref<*xf32> {freehold.escapes})

// CHECK-LABEL: func.func private @global() -> (memref<f32> {freehold.borrowed})
func.func private @global() -> (memref<f32> {freehold.borrowed})

// CHECK-LABEL: func.func private @one_of_two(memref<f32>, memref<f32>) -> (memref<f32> {freehold.borrowed = [0, 1]}, i1)
func.func private @one_of_two(memref<f32>, memref<f32>) -> (memref<f32> {freehold.borrowed = [0, 1]}, i1)

// CHECK-LABEL: func.func private @argument_or_global(memref<f32>) -> (memref<f32> {freehold.borrowed = [0, unit]})
func.func private @argument_or_global(memref<f32>) -> (memref<f32> {freehold.borrowed = [0, unit]})
