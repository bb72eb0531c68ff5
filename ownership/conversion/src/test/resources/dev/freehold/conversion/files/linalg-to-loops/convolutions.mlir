// RUN: freehold-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32>, %[[ARG1:.+]]: memref<4x8xf32>, %[[ARG2:.+]]: memref<4x8xf32>, %[[ARG3:.+]]: memref<4x8xi1>, %[[ARG4:.+]]: memref<8xf32>, %[[ARG5:.+]]: memref<4xf32>, %[[ARG6:.+]]: memref<8x4xf32>, %[[ARG7:.+]]: memref<4x4xf32>, %[[ARG8:.+]]: f64, %[[ARG9:.+]]: f64, %[[ARG10:.+]]: i32) {
// CHECK-NEXT:   %[[C12345_I32:.+]] = arith.constant 12345 : i32
// CHECK-NEXT:   %[[C1103515245_I32:.+]] = arith.constant 1103515245 : i32
// CHECK-NEXT:   %[[CST:.+]] = arith.constant 0x41DFFFFFFFC00000 : f64
// CHECK-NEXT:   %[[CST_0:.+]] = arith.constant 2.3283063999999999E-10 : f64
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:   scf.for %[[ARG11:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12:.+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG1]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V2:.+]] = arith.subf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       memref.store %[[V2]], %[[ARG2]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG1]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V2:.+]] = arith.divf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       memref.store %[[V2]], %[[ARG2]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG3]][%[[ARG11]], %[[ARG12]]] : memref<4x8xi1>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG0]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V2:.+]] = memref.load %[[ARG1]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V3:.+]] = arith.select %[[V0]], %[[V1]], %[[V2]] : f32
// CHECK-NEXT:       memref.store %[[V3]], %[[ARG2]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG4]][%[[ARG12]]] : memref<8xf32>
// CHECK-NEXT:       %[[V2:.+]] = memref.load %[[ARG5]][%[[ARG11]]] : memref<4xf32>
// CHECK-NEXT:       %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:       memref.store %[[V4]], %[[ARG5]][%[[ARG11]]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG5]][%[[ARG12]]] : memref<4xf32>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG0]][%[[ARG12]], %[[ARG11]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V2:.+]] = memref.load %[[ARG4]][%[[ARG11]]] : memref<8xf32>
// CHECK-NEXT:       %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:       memref.store %[[V4]], %[[ARG4]][%[[ARG11]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V1:.+]] = math.tanh %[[V0]] : f32
// CHECK-NEXT:       memref.store %[[V1]], %[[ARG2]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = arith.index_cast %[[ARG12]] : index to i32
// CHECK-NEXT:       %[[V1:.+]] = arith.index_cast %[[ARG11]] : index to i32
// CHECK-NEXT:       %[[V2:.+]] = arith.addi %[[V1]], %[[ARG10]] : i32
// CHECK-NEXT:       %[[V3:.+]] = arith.muli %[[V2]], %[[C1103515245_I32]] : i32
// CHECK-NEXT:       %[[V4:.+]] = arith.addi %[[V3]], %[[C12345_I32]] : i32
// CHECK-NEXT:       %[[V5:.+]] = arith.addi %[[V0]], %[[V4]] : i32
// CHECK-NEXT:       %[[V6:.+]] = arith.muli %[[V5]], %[[C1103515245_I32]] : i32
// CHECK-NEXT:       %[[V7:.+]] = arith.addi %[[V6]], %[[C12345_I32]] : i32
// CHECK-NEXT:       %[[V8:.+]] = arith.sitofp %[[V7]] : i32 to f64
// CHECK-NEXT:       %[[V9:.+]] = arith.addf %[[V8]], %[[CST]] : f64
// CHECK-NEXT:       %[[V10:.+]] = arith.subf %[[ARG9]], %[[ARG8]] : f64
// CHECK-NEXT:       %[[V11:.+]] = arith.mulf %[[V10]], %[[CST_0]] : f64
// CHECK-NEXT:       %[[V12:.+]] = arith.mulf %[[V9]], %[[V11]] : f64
// CHECK-NEXT:       %[[V13:.+]] = arith.addf %[[V12]], %[[ARG8]] : f64
// CHECK-NEXT:       %[[V14:.+]] = arith.truncf %[[V13]] : f64 to f32
// CHECK-NEXT:       memref.store %[[V14]], %[[ARG2]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG13:.+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:.+]] = memref.load %[[ARG6]][%[[ARG13]], %[[ARG11]]] : memref<8x4xf32>
// CHECK-NEXT:         %[[V1:.+]] = memref.load %[[ARG6]][%[[ARG13]], %[[ARG12]]] : memref<8x4xf32>
// CHECK-NEXT:         %[[V2:.+]] = memref.load %[[ARG7]][%[[ARG11]], %[[ARG12]]] : memref<4x4xf32>
// CHECK-NEXT:         %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:         %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:         memref.store %[[V4]], %[[ARG7]][%[[ARG11]], %[[ARG12]]] : memref<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG13]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG11]], %[[ARG13]]] : memref<4x8xf32>
// CHECK-NEXT:         %[[V1:.+]] = memref.load %[[ARG6]][%[[ARG13]], %[[ARG12]]] : memref<8x4xf32>
// CHECK-NEXT:         %[[V2:.+]] = memref.load %[[ARG7]][%[[ARG11]], %[[ARG12]]] : memref<4x4xf32>
// CHECK-NEXT:         %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:         %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:         memref.store %[[V4]], %[[ARG7]][%[[ARG11]], %[[ARG12]]] : memref<4x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   linalg.softmax dimension(1) ins(%[[ARG0]] : memref<4x8xf32>) outs(%[[ARG2]] : memref<4x8xf32>)
// CHECK-NEXT:   scf.for %[[ARG11]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG12]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V1:.+]] = math.sqrt %[[V0]] : f32
// CHECK-NEXT:       memref.store %[[V1]], %[[ARG2]][%[[ARG11]], %[[ARG12]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @g(%a: memref<4x8xf32>, %b: memref<4x8xf32>, %c: memref<4x8xf32>, %d: memref<4x8xi1>, %x: memref<8xf32>, %y: memref<4xf32>, %z: memref<8x4xf32>, %o: memref<4x4xf32>, %min: f64, %max: f64, %seed: i32) {
  linalg.sub ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.div ins(%a, %b : memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.select ins(%d, %a, %b : memref<4x8xi1>, memref<4x8xf32>, memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.matvec ins(%a, %x : memref<4x8xf32>, memref<8xf32>) outs(%y : memref<4xf32>)
  linalg.vecmat ins(%y, %a : memref<4xf32>, memref<4x8xf32>) outs(%x : memref<8xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%a : memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%c : memref<4x8xf32>)
  linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%z, %z : memref<8x4xf32>, memref<8x4xf32>) outs(%o : memref<4x4xf32>)
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %z : memref<4x8xf32>, memref<8x4xf32>) outs(%o : memref<4x4xf32>)
  linalg.softmax dimension(1) ins(%a : memref<4x8xf32>) outs(%c : memref<4x8xf32>)
  linalg.map ins(%a : memref<4x8xf32>) outs(%c : memref<4x8xf32>) (%in: f32, %out: f32) {
    %0 = math.sqrt %in : f32
    linalg.yield %0 : f32
  }
  return
}
// CHECK-LABEL: func.func @conv1(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<?xf32>, %[[ARG2:.+]]: memref<?xf32>, %[[ARG3:.+]]: memref<?x?xf32>, %[[ARG4:.+]]: memref<?x?xf32>, %[[ARG5:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG1]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG2]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:   scf.for %[[ARG6:.+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG7:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = affine.apply #[[MAP]](%[[ARG6]], %[[ARG7]])
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG0]][%[[V0]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:.+]] = memref.load %[[ARG1]][%[[ARG7]]] : memref<?xf32>
// CHECK-NEXT:       %[[V3:.+]] = memref.load %[[ARG2]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:       %[[V4:.+]] = arith.mulf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:       %[[V5:.+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:       memref.store %[[V5]], %[[ARG2]][%[[ARG6]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ARG4]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:   %[[DIM_2:.+]] = memref.dim %[[ARG4]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   %[[DIM_3:.+]] = memref.dim %[[ARG5]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:   %[[DIM_4:.+]] = memref.dim %[[ARG5]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   scf.for %[[ARG6]] = %[[C0]] to %[[DIM_3]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG7]] = %[[C0]] to %[[DIM_4]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG8:.+]] = %[[C0]] to %[[DIM_1]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG9:.+]] = %[[C0]] to %[[DIM_2]] step %[[C1]] {
// CHECK-NEXT:           %[[V0:.+]] = affine.apply #[[MAP]](%[[ARG6]], %[[ARG8]])
// CHECK-NEXT:           %[[V1:.+]] = affine.apply #[[MAP]](%[[ARG7]], %[[ARG9]])
// CHECK-NEXT:           %[[V2:.+]] = memref.load %[[ARG3]][%[[V0]], %[[V1]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[V3:.+]] = memref.load %[[ARG4]][%[[ARG8]], %[[ARG9]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[V4:.+]] = memref.load %[[ARG5]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:           %[[V5:.+]] = arith.mulf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:           %[[V6:.+]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:           memref.store %[[V6]], %[[ARG5]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @conv1(%i: memref<?xf32>, %f: memref<?xf32>, %o: memref<?xf32>, %i2: memref<?x?xf32>, %f2: memref<?x?xf32>, %o2: memref<?x?xf32>) {
  linalg.conv_1d ins(%i, %f : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xf32>)
  linalg.conv_2d ins(%i2, %f2 : memref<?x?xf32>, memref<?x?xf32>) outs(%o2 : memref<?x?xf32>)
  return
}
