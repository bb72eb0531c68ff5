// RUN: freehold-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: freehold-opt %s -allow-unregistered-dialect -mlir-print-op-generic | freehold-opt -allow-unregistered-dialect | FileCheck %s

// CHECK: #[[MAP:.+]] = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #[[MAP1:.+]] = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #[[MAP2:.+]] = affine_map<() -> (0, 0)>
// CHECK-NEXT: #[[MAP3:.+]] = affine_map<(d0) -> (0)>
// CHECK-NEXT: #[[MAP4:.+]] = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #[[MAP5:.+]] = affine_map<(d0) -> ()>
// CHECK-NEXT: #[[MAP6:.+]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #[[MAP7:.+]] = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: func.func @transfers(
// CHECK-SAME: %[[ARG0:.+]]: memref<?x?xf32>, %[[ARG1:.+]]: tensor<?x?xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: index, %[[ARG4:.+]]: vector<4xi1>, %[[ARG5:.+]]: vector<4xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[ARG3]], %[[ARG3]]], %[[ARG2]] : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[ARG3]], %[[ARG3]]], %[[ARG2]] {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.transfer_read %[[ARG1]][%[[ARG3]], %[[ARG3]]], %[[ARG2]], %[[ARG4]] {note, permutation_map = #[[MAP]]} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.transfer_read %[[ARG0]][%[[ARG3]], %[[ARG3]]], %[[ARG2]] {permutation_map = #[[MAP1]]} : memref<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT:   vector.transfer_write %[[ARG5]], %[[ARG0]][%[[ARG3]], %[[ARG3]]] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.transfer_write %[[ARG5]], %[[ARG1]][%[[ARG3]], %[[ARG3]]], %[[ARG4]] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfers(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %x: f32, %i: index, %a: vector<4xi1>, %v: vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %x : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %x {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %x, %a {permutation_map = affine_map<(d0, d1) -> (d0)>, note} : tensor<?x?xf32>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<2x4xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  %4 = vector.transfer_write %v, %t[%i, %i], %a {in_bounds = [false]} : vector<4xf32>, tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @transfers_of_no_rank(
// CHECK-SAME: %[[ARG0:.+]]: memref<f32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: vector<f32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][], %[[ARG1]] : memref<f32>, vector<f32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][], %[[ARG1]] {permutation_map = #[[MAP2]]} : memref<f32>, vector<2x2xf32>
// CHECK-NEXT:   vector.transfer_write %[[ARG2]], %[[ARG0]][] : vector<f32>, memref<f32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfers_of_no_rank(%m: memref<f32>, %x: f32, %v: vector<f32>) {
  %0 = vector.transfer_read %m[], %x : memref<f32>, vector<f32>
  %2 = vector.transfer_read %m[], %x {permutation_map = affine_map<() -> (0, 0)>} : memref<f32>, vector<2x2xf32>
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  return
}

// CHECK-LABEL: func.func @transfers_of_vectors(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xvector<4xf32>>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]] : memref<?xvector<4xf32>>, vector<2x4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]] : memref<?xvector<4xf32>>, vector<1x4xf32>
// CHECK-NEXT:   vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG2]]] : vector<2x4xf32>, memref<?xvector<4xf32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfers_of_vectors(%m: memref<?xvector<4xf32>>, %p: vector<4xf32>, %i: index) {
  %0 = vector.transfer_read %m[%i], %p : memref<?xvector<4xf32>>, vector<2x4xf32>
  %1 = vector.transfer_read %m[%i], %p : memref<?xvector<4xf32>>, vector<1x4xf32>
  vector.transfer_write %0, %m[%i] : vector<2x4xf32>, memref<?xvector<4xf32>>
  return
}

// CHECK-LABEL: func.func @transfers_of_masked_broadcast(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index, %[[ARG3:.+]]: vector<1xi1>, %[[ARG4:.+]]: vector<[4]xi1>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]], %[[ARG3]] {permutation_map = #[[MAP3]]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[ARG1]], %[[ARG4]] : memref<?xf32>, vector<[4]xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @transfers_of_masked_broadcast(%m: memref<?xf32>, %x: f32, %i: index, %a: vector<1xi1>, %b: vector<[4]xi1>) {
  %0 = vector.transfer_read %m[%i], %x, %a {permutation_map = affine_map<(d0) -> (0)>} : memref<?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i], %x, %b : memref<?xf32>, vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @accesses(
// CHECK-SAME: %[[ARG0:.+]]: memref<?xf32>, %[[ARG1:.+]]: memref<?xvector<4xf32>>, %[[ARG2:.+]]: vector<4xf32>, %[[ARG3:.+]]: vector<4xi1>, %[[ARG4:.+]]: index, %[[ARG5:.+]]: vector<4xi32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.load %[[ARG0]][%[[ARG4]]] {nontemporal = true} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.load %[[ARG1]][%[[ARG4]]] {alignment = 16 : i64} : memref<?xvector<4xf32>>, vector<4xf32>
// CHECK-NEXT:   vector.store %[[ARG2]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.maskedload %[[ARG0]][%[[ARG4]]], %[[ARG3]], %[[ARG2]] {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.maskedstore %[[ARG0]][%[[ARG4]]], %[[ARG3]], %[[ARG2]] : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.expandload %[[ARG0]][%[[ARG4]]], %[[ARG3]], %[[ARG2]] : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.compressstore %[[ARG0]][%[[ARG4]]], %[[ARG3]], %[[ARG2]] : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   %[[V4:.+]] = vector.gather %[[ARG0]][%[[ARG4]]] [%[[ARG5]]], %[[ARG3]], %[[ARG2]] {note} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:   vector.scatter %[[ARG0]][%[[ARG4]]] [%[[ARG5]]], %[[ARG3]], %[[ARG2]] : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @accesses(%m: memref<?xf32>, %n: memref<?xvector<4xf32>>, %v: vector<4xf32>, %a: vector<4xi1>, %i: index, %o: vector<4xi32>) {
  %0 = vector.load %m[%i] {nontemporal = true} : memref<?xf32>, vector<4xf32>
  %1 = vector.load %n[%i] {alignment = 16 : i64} : memref<?xvector<4xf32>>, vector<4xf32>
  vector.store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i], %a, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %a, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.expandload %m[%i], %a, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %a, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %4 = vector.gather %m[%i] [%o], %a, %v {note} : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%o], %a, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK-LABEL: func.func @type_casts(
// CHECK-SAME: %[[ARG0:.+]]: memref<2x4xf32>, %[[ARG1:.+]]: memref<2xvector<4xf32>>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.type_cast %[[ARG0]] : memref<2x4xf32> to memref<vector<2x4xf32>>
// CHECK-NEXT:   %[[V1:.+]] = vector.type_cast %[[ARG1]] {note} : memref<2xvector<4xf32>> to memref<vector<2x4xf32>>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @type_casts(%m: memref<2x4xf32>, %n: memref<2xvector<4xf32>>) {
  %0 = vector.type_cast %m : memref<2x4xf32> to memref<vector<2x4xf32>>
  %1 = vector.type_cast %n {note} : memref<2xvector<4xf32>> to memref<vector<2x4xf32>>
  return
}

// CHECK-LABEL: func.func @masked(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xi1>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: memref<?xf32>, %[[ARG3:.+]]: index, %[[ARG4:.+]]: f32) {
// CHECK-NEXT:   %[[V0:.+]] = vector.mask %[[ARG0]] { vector.reduction <add>, %[[ARG1]] : vector<4xf32> into f32 } {note} : vector<4xi1> -> f32
// CHECK-NEXT:   %[[V1:.+]] = vector.mask %[[ARG0]], %[[ARG1]] { vector.transfer_read %[[ARG2]][%[[ARG3]]], %[[ARG4]] : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:   vector.mask %[[ARG0]] { vector.transfer_write %[[ARG1]], %[[ARG2]][%[[ARG3]]] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
// CHECK-NEXT:   vector.mask %[[ARG0]] { vector.yield } : vector<4xi1>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @masked(%a: vector<4xi1>, %v: vector<4xf32>, %m: memref<?xf32>, %i: index, %x: f32) {
  %0 = vector.mask %a { vector.reduction <add>, %v : vector<4xf32> into f32 } {note} : vector<4xi1> -> f32
  %1 = vector.mask %a, %v { vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %a { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  vector.mask %a { } : vector<4xi1>
  return
}

// CHECK-LABEL: func.func @products(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<8xf32>, %[[ARG2:.+]]: vector<4x8xf32>, %[[ARG3:.+]]: f32, %[[ARG4:.+]]: vector<[4]xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.outerproduct %[[ARG0]], %[[ARG1]] : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.outerproduct %[[ARG0]], %[[ARG1]], %[[ARG2]] {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.outerproduct %[[ARG0]], %[[ARG1]], %[[ARG2]] {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:   %[[V3:.+]] = vector.outerproduct %[[ARG0]], %[[ARG3]], %[[ARG0]] {kind = #vector.kind<add>} : vector<4xf32>, f32
// CHECK-NEXT:   %[[V4:.+]] = vector.outerproduct %[[ARG4]], %[[ARG4]] : vector<[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @products(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %x: f32, %s: vector<[4]xf32>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %a, %x, %a : vector<4xf32>, f32
  %4 = vector.outerproduct %s, %s : vector<[4]xf32>, vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @contractions(
// CHECK-SAME: %[[ARG0:.+]]: vector<4xf32>, %[[ARG1:.+]]: vector<4xf32>, %[[ARG2:.+]]: f32, %[[ARG3:.+]]: vector<2x4xf32>, %[[ARG4:.+]]: vector<2xf32>) {
// CHECK-NEXT:   %[[V0:.+]] = vector.contract {indexing_maps = [#[[MAP4]], #[[MAP4]], #[[MAP5]]], iterator_types = ["reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4xf32>, vector<4xf32> into f32
// CHECK-NEXT:   %[[V1:.+]] = vector.contract {indexing_maps = [#[[MAP6]], #[[MAP7]], #[[MAP]]], iterator_types = ["parallel", "reduction"], kind = #vector.kind<mul>} %[[ARG3]], %[[ARG0]], %[[ARG4]] {note} : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @contractions(%a: vector<4xf32>, %b: vector<4xf32>, %x: f32, %m: vector<2x4xf32>, %n: vector<2xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %b, %x : vector<4xf32>, vector<4xf32> into f32
  %1 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<mul>} %m, %a, %n {note} : vector<2x4xf32>, vector<4xf32> into vector<2xf32>
  return
}

// CHECK-LABEL: func.func @prints(
// CHECK-SAME: %[[ARG0:.+]]: f32, %[[ARG1:.+]]: vector<4xi32>) {
// CHECK-NEXT:   vector.print %[[ARG0]] : f32
// CHECK-NEXT:   vector.print %[[ARG1]] : vector<4xi32> punctuation <comma>
// CHECK-NEXT:   vector.print punctuation <open>
// CHECK-NEXT:   vector.print
// CHECK-NEXT:   vector.print str "text"
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @prints(%x: f32, %v: vector<4xi32>) {
  vector.print %x : f32
  vector.print %v : vector<4xi32> punctuation <comma>
  vector.print punctuation <open>
  vector.print
  vector.print str "text"
  return
}

// CHECK-LABEL: func.func @positions(
// CHECK-SAME: %[[ARG0:.+]]: vector<4x8xf32>, %[[ARG1:.+]]: f32, %[[ARG2:.+]]: index) {
// CHECK-NEXT:   %[[V0:.+]] = vector.extract %[[ARG0]][1, %[[ARG2]]] : f32 from vector<4x8xf32>
// CHECK-NEXT:   %[[V1:.+]] = vector.insert %[[ARG1]], %[[ARG0]] [%[[ARG2]], 2] {note} : f32 into vector<4x8xf32>
// CHECK-NEXT:   %[[V2:.+]] = vector.extract %[[ARG0]][-1] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @positions(%v: vector<4x8xf32>, %x: f32, %i: index) {
  %0 = vector.extract %v[1, %i] : f32 from vector<4x8xf32>
  %1 = vector.insert %x, %v [%i, 2] {note} : f32 into vector<4x8xf32>
  %2 = vector.extract %v[-1] : vector<8xf32> from vector<4x8xf32>
  return
}

// CHECK-LABEL: func.func @attributes() {
// CHECK-NEXT:   "test.op"() {a = #vector.kind<maximumf>, b = #vector.punctuation<comma>, c = #vector.iterator_type<parallel>} : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @attributes() {
  "test.op"() {a = #vector.kind<maximumf>, b = #vector.punctuation<comma>, c = #vector.iterator_type<parallel>} : () -> ()
  return
}
