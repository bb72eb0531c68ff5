// RUN: freehold-opt %s --convert-linalg-to-loops | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1) -> (d0 * 2 + d1 * 2)>
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: memref<?x?xf32>, %[[ARG2:.+]]: memref<?x?xf32>) {
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:   %[[DIM_0:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   %[[DIM_1:.+]] = memref.dim %[[ARG1]], %[[C1]] : memref<?x?xf32>
// CHECK-NEXT:   scf.for %[[ARG3:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG4:.+]] = %[[C0]] to %[[DIM_1]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG5:.+]] = %[[C0]] to %[[DIM_0]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG3]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V1:.+]] = memref.load %[[ARG1]][%[[ARG5]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V2:.+]] = memref.load %[[ARG2]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:         %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:         memref.store %[[V4]], %[[ARG2]][%[[ARG3]], %[[ARG4]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}
// CHECK-LABEL: func.func @fill(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x?xf32>, %[[ARG1:.+]]: f32) {
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[DIM:.+]] = memref.dim %[[ARG0]], %[[C1]] : memref<4x?xf32>
// CHECK-NEXT:   scf.for %[[ARG2:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG3:.+]] = %[[C0]] to %[[DIM]] step %[[C1]] {
// CHECK-NEXT:       memref.store %[[ARG1]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<4x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @fill(%a: memref<4x?xf32>, %f: f32) {
  linalg.fill ins(%f : f32) outs(%a : memref<4x?xf32>)
  return
}
// CHECK-LABEL: func.func @more(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x3x4xf32>, %[[ARG1:.+]]: memref<2x4x5xf32>, %[[ARG2:.+]]: memref<2x3x5xf32>, %[[ARG3:.+]]: memref<4xf32>, %[[ARG4:.+]]: memref<f32>, %[[ARG5:.+]]: memref<3x4xi8>, %[[ARG6:.+]]: memref<4x5xi8>, %[[ARG7:.+]]: memref<3x5xi32>) {
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   %[[C5:.+]] = arith.constant 5 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   scf.for %[[ARG8:.+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG9:.+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG10:.+]] = %[[C0]] to %[[C5]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG11:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG8]], %[[ARG9]], %[[ARG11]]] : memref<2x3x4xf32>
// CHECK-NEXT:           %[[V1:.+]] = memref.load %[[ARG1]][%[[ARG8]], %[[ARG11]], %[[ARG10]]] : memref<2x4x5xf32>
// CHECK-NEXT:           %[[V2:.+]] = memref.load %[[ARG2]][%[[ARG8]], %[[ARG9]], %[[ARG10]]] : memref<2x3x5xf32>
// CHECK-NEXT:           %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:           %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:           memref.store %[[V4]], %[[ARG2]][%[[ARG8]], %[[ARG9]], %[[ARG10]]] : memref<2x3x5xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG8]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG3]][%[[ARG8]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ARG3]][%[[ARG8]]] : memref<4xf32>
// CHECK-NEXT:     %[[V2:.+]] = memref.load %[[ARG4]][] : memref<f32>
// CHECK-NEXT:     %[[V3:.+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V4:.+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:     memref.store %[[V4]], %[[ARG4]][] : memref<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG8]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG9]] = %[[C0]] to %[[C5]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG10]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:.+]] = memref.load %[[ARG5]][%[[ARG8]], %[[ARG10]]] : memref<3x4xi8>
// CHECK-NEXT:         %[[V1:.+]] = memref.load %[[ARG6]][%[[ARG10]], %[[ARG9]]] : memref<4x5xi8>
// CHECK-NEXT:         %[[V2:.+]] = memref.load %[[ARG7]][%[[ARG8]], %[[ARG9]]] : memref<3x5xi32>
// CHECK-NEXT:         %[[V3:.+]] = arith.extsi %[[V0]] : i8 to i32
// CHECK-NEXT:         %[[V4:.+]] = arith.extsi %[[V1]] : i8 to i32
// CHECK-NEXT:         %[[V5:.+]] = arith.muli %[[V3]], %[[V4]] : i32
// CHECK-NEXT:         %[[V6:.+]] = arith.addi %[[V2]], %[[V5]] : i32
// CHECK-NEXT:         memref.store %[[V6]], %[[ARG7]][%[[ARG8]], %[[ARG9]]] : memref<3x5xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG8]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG9]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG10]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG8]], %[[ARG9]], %[[ARG10]]] : memref<2x3x4xf32>
// CHECK-NEXT:         memref.store %[[V0]], %[[ARG0]][%[[ARG8]], %[[ARG9]], %[[ARG10]]] : memref<2x3x4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG8]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG3]][%[[ARG8]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = math.exp %[[V0]] : f32
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG3]][%[[ARG8]]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG8]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     %[[V0:.+]] = memref.load %[[ARG3]][%[[ARG8]]] : memref<4xf32>
// CHECK-NEXT:     %[[V1:.+]] = memref.load %[[ARG3]][%[[ARG8]]] : memref<4xf32>
// CHECK-NEXT:     %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     memref.store %[[V2]], %[[ARG3]][%[[ARG8]]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @more(%a: memref<2x3x4xf32>, %b: memref<2x4x5xf32>, %c: memref<2x3x5xf32>, %v: memref<4xf32>, %w: memref<f32>, %m: memref<3x4xi8>, %n: memref<4x5xi8>, %o: memref<3x5xi32>) {
  linalg.batch_matmul ins(%a, %b : memref<2x3x4xf32>, memref<2x4x5xf32>) outs(%c : memref<2x3x5xf32>)
  linalg.dot ins(%v, %v : memref<4xf32>, memref<4xf32>) outs(%w : memref<f32>)
  linalg.matmul ins(%m, %n : memref<3x4xi8>, memref<4x5xi8>) outs(%o : memref<3x5xi32>)
  linalg.copy ins(%a : memref<2x3x4xf32>) outs(%a : memref<2x3x4xf32>)
  linalg.exp ins(%v : memref<4xf32>) outs(%v : memref<4xf32>)
  linalg.add ins(%v, %v : memref<4xf32>, memref<4xf32>) outs(%v : memref<4xf32>)
  return
}
// CHECK-LABEL: func.func @convs(
// CHECK-SAME: %[[ARG0:.+]]: memref<1x8x8x3xf32>, %[[ARG1:.+]]: memref<3x3x3x4xf32>, %[[ARG2:.+]]: memref<1x6x6x4xf32>, %[[ARG3:.+]]: memref<1x3x3x3xf32>, %[[ARG4:.+]]: memref<2x2xf32>) {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C6:.+]] = arith.constant 6 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   %[[C3:.+]] = arith.constant 3 : index
// CHECK-NEXT:   scf.for %[[ARG5:.+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG6:.+]] = %[[C0]] to %[[C6]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG7:.+]] = %[[C0]] to %[[C6]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG8:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           scf.for %[[ARG9:.+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:             scf.for %[[ARG10:.+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:               scf.for %[[ARG11:.+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:                 %[[V0:.+]] = affine.apply #[[MAP]](%[[ARG6]], %[[ARG9]])
// CHECK-NEXT:                 %[[V1:.+]] = affine.apply #[[MAP]](%[[ARG7]], %[[ARG10]])
// CHECK-NEXT:                 %[[V2:.+]] = memref.load %[[ARG0]][%[[ARG5]], %[[V0]], %[[V1]], %[[ARG11]]] : memref<1x8x8x3xf32>
// CHECK-NEXT:                 %[[V3:.+]] = memref.load %[[ARG1]][%[[ARG9]], %[[ARG10]], %[[ARG11]], %[[ARG8]]] : memref<3x3x3x4xf32>
// CHECK-NEXT:                 %[[V4:.+]] = memref.load %[[ARG2]][%[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]] : memref<1x6x6x4xf32>
// CHECK-NEXT:                 %[[V5:.+]] = arith.mulf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:                 %[[V6:.+]] = arith.addf %[[V4]], %[[V5]] : f32
// CHECK-NEXT:                 memref.store %[[V6]], %[[ARG2]][%[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]] : memref<1x6x6x4xf32>
// CHECK-NEXT:               }
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG5]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG6]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG7]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:         scf.for %[[ARG8]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:           scf.for %[[ARG9]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:             scf.for %[[ARG10]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:               %[[V0:.+]] = affine.apply #[[MAP1]](%[[ARG6]], %[[ARG9]])
// CHECK-NEXT:               %[[V1:.+]] = affine.apply #[[MAP1]](%[[ARG7]], %[[ARG10]])
// CHECK-NEXT:               %[[V2:.+]] = memref.load %[[ARG0]][%[[ARG5]], %[[V0]], %[[V1]], %[[ARG8]]] : memref<1x8x8x3xf32>
// CHECK-NEXT:               %[[V3:.+]] = memref.load %[[ARG3]][%[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]] : memref<1x3x3x3xf32>
// CHECK-NEXT:               %[[V4:.+]] = arith.maximumf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:               memref.store %[[V4]], %[[ARG3]][%[[ARG5]], %[[ARG6]], %[[ARG7]], %[[ARG8]]] : memref<1x3x3x3xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @convs(%i: memref<1x8x8x3xf32>, %f: memref<3x3x3x4xf32>, %o: memref<1x6x6x4xf32>, %p: memref<1x3x3x3xf32>, %w: memref<2x2xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : memref<1x8x8x3xf32>, memref<3x3x3x4xf32>) outs(%o : memref<1x6x6x4xf32>)
  linalg.pooling_nhwc_max {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %w : memref<1x8x8x3xf32>, memref<2x2xf32>) outs(%p : memref<1x3x3x3xf32>)
  return
}
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[ARG0:.+]]: memref<4x8xf32>, %[[ARG1:.+]]: memref<8x4xf32>, %[[ARG2:.+]]: memref<4xf32>, %[[ARG3:.+]]: memref<4x8x2xf32>) {
// CHECK-NEXT:   %[[C2:.+]] = arith.constant 2 : index
// CHECK-NEXT:   %[[C0:.+]] = arith.constant 0 : index
// CHECK-NEXT:   %[[C8:.+]] = arith.constant 8 : index
// CHECK-NEXT:   %[[C1:.+]] = arith.constant 1 : index
// CHECK-NEXT:   %[[C4:.+]] = arith.constant 4 : index
// CHECK-NEXT:   scf.for %[[ARG4:.+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG5:.+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG5]], %[[ARG4]]] : memref<4x8xf32>
// CHECK-NEXT:       memref.store %[[V0]], %[[ARG1]][%[[ARG4]], %[[ARG5]]] : memref<8x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG5]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG6:.+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:         %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<4x8xf32>
// CHECK-NEXT:         memref.store %[[V0]], %[[ARG3]][%[[ARG4]], %[[ARG5]], %[[ARG6]]] : memref<4x8x2xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG5]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG2]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:       %[[V2:.+]] = arith.maximumf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       memref.store %[[V2]], %[[ARG2]][%[[ARG4]]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:     scf.for %[[ARG5]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:.+]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V1:.+]] = memref.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<4x8xf32>
// CHECK-NEXT:       %[[V2:.+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:       memref.store %[[V2]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @others(%a: memref<4x8xf32>, %t: memref<8x4xf32>, %r: memref<4xf32>, %d: memref<4x8x2xf32>) {
  linalg.transpose ins(%a : memref<4x8xf32>) outs(%t : memref<8x4xf32>) permutation = [1, 0]
  linalg.broadcast ins(%a : memref<4x8xf32>) outs(%d : memref<4x8x2xf32>) dimensions = [2]
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%r : memref<4xf32>) dimensions = [1] (%x: f32, %y: f32) {
    %s = arith.maximumf %x, %y : f32
    linalg.yield %s : f32
  }
  linalg.map {arith.addf} ins(%a, %a : memref<4x8xf32>, memref<4x8xf32>) outs(%a : memref<4x8xf32>)
  return
}
