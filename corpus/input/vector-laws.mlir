func.func @f(%s: vector<[4]xf16>) {
  %0 = vector.shuffle %s, %s [0, 1] : vector<[4]xf16>, vector<[4]xf16>
  return
}

// -----

func.func @f(%i: vector<4xi8>) {
  %0 = "vector.fma"(%i, %i, %i) : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  return
}

// -----

func.func @f(%x: f16) {
  %0 = "vector.from_elements"(%x, %x) : (f16, f16) -> vector<3xf16>
  return
}

// -----

func.func @f(%v: vector<4xf16>) {
  %0:2 = "vector.to_elements"(%v) : (vector<4xf16>) -> (f16, f16)
  return
}

// -----

func.func @f(%s: vector<[4]xf16>, %v: vector<4xf16>) {
  %0 = vector.scalable.insert %v, %s[6] : vector<4xf16> into vector<[4]xf16>
  return
}

// -----

func.func @f(%v: vector<4xf16>) {
  %0 = vector.scalable.extract %v[0] : vector<4xf16> from vector<4xf16>
  return
}

// -----

func.func @f(%v: vector<4xf16>, %z: vector<f16>) {
  %0 = vector.insert_strided_slice %z, %v {offsets = [0], strides = []} : vector<f16> into vector<4xf16>
  return
}

// -----

func.func @f(%s: vector<[4]xf16>, %v: vector<4xf16>) {
  %0 = "vector.outerproduct"(%s, %v) <{kind = #vector.kind<add>}> : (vector<[4]xf16>, vector<4xf16>) -> vector<[4]x4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf16>, %n: index, %y: i16) {
  %0 = vector.transfer_read %m[%n], %y : memref<?xf16>, vector<4xf16>
  return
}

// -----

func.func @f(%x: f16, %n: index, %mm: memref<?x?xf16>) {
  %0 = vector.transfer_read %mm[%n, %n], %x {in_bounds = [true, true], permutation_map = affine_map<(a, b) -> (b, b)>} : memref<?x?xf16>, vector<4x4xf16>
  return
}

// -----

func.func @f(%v: vector<4xf16>, %n: index, %t: tensor<?xf16>) {
  %0 = "vector.transfer_write"(%v, %t, %n) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(a) -> (a)>}> : (vector<4xf16>, tensor<?xf16>, index) -> tensor<4xf16>
  return
}

// -----

func.func @f(%x: f16, %m: memref<?xf16>, %n: index, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%n], %x, %k {in_bounds = [false], permutation_map = affine_map<(a) -> (0)>} : memref<?xf16>, vector<4xf16>
  return
}

// -----

func.func @f(%n: index, %far: memref<?xf16, strided<[2]>>) {
  %0 = vector.load %far[%n] : memref<?xf16, strided<[2]>>, vector<4xf16>
  return
}

// -----

func.func @f(%m: memref<?xf16>, %n: index, %w: vector<2x2xf16>) {
  vector.store %w, %m[%n] : memref<?xf16>, vector<2x2xf16>
  return
}

// -----

func.func @f(%s: vector<[4]xf16>, %m: memref<?xf16>, %n: index, %ks: vector<[4]xi1>) {
  %0 = vector.expandload %m[%n], %ks, %s : memref<?xf16>, vector<[4]xi1>, vector<[4]xf16> into vector<[4]xf16>
  return
}

// -----

func.func @f(%i: vector<4xi8>, %v: vector<4xf16>, %n: index, %k: vector<4xi1>) {
  %0 = vector.gather %v[%n] [%i], %k, %v : vector<4xf16>, vector<4xi8>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return
}

// -----

func.func @f(%v: vector<4xf16>, %w: vector<2x2xf16>) {
  %0:2 = vector.scan <add>, %w, %v {reduction_dim = 1 : i64, inclusive = true} : vector<2x2xf16>, vector<4xf16>
  return
}

// -----

func.func @f(%w: vector<2x2xf16>) {
  %0 = "vector.transpose"(%w) <{permutation = array<i64: 1, 0>}> : (vector<2x2xf16>) -> vector<2x2xi16>
  return
}

// -----

func.func @f(%v: vector<4xf16>, %z: vector<f16>) {
  %0 = "vector.insert"(%z, %v) <{static_position = array<i64: 0>}> : (vector<f16>, vector<4xf16>) -> vector<4xf16>
  return
}

// -----

func.func @f(%w: vector<2x2xf16>) {
  %0 = "vector.extract"(%w) <{static_position = array<i64: 0>}> : (vector<2x2xf16>) -> vector<3xf16>
  return
}

// -----

func.func @f(%v: vector<4xf16>, %k: vector<4xi1>) {
  %0 = vector.mask %k { arith.addf %v, %v : vector<4xf16> } : vector<4xi1> -> vector<4xf16>
  return
}

// -----

func.func @f(%k: vector<4xi1>, %w2: vector<2xf16>) {
  %0 = vector.mask %k { vector.reduction <add>, %w2 : vector<2xf16> into f16 } : vector<4xi1> -> f16
  return
}

// -----

func.func @f(%x: f16, %v: vector<4xf16>, %k: vector<4xi1>) {
  %0 = vector.mask %k, %x { vector.reduction <add>, %v : vector<4xf16> into f16 } : vector<4xi1> -> f16
  return
}

// -----

func.func @f(%v: vector<4xf16>) {
  %0 = vector.contract {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> (a)>], iterator_types = ["parallel"], kind = #vector.kind<add>} %v, %v, %v : vector<4xf16>, vector<4xf16> into vector<4xf16>
  return
}

// -----

func.func @f(%x: f16, %v: vector<4xf16>) {
  %0 = vector.contract {indexing_maps = [affine_map<(a) -> (a)>, affine_map<(a) -> (a)>, affine_map<(a) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<xor>} %v, %v, %x : vector<4xf16>, vector<4xf16> into f16
  return
}

// -----

func.func @f(%v: vector<4xf16>, %w: vector<2x2xf16>, %w2: vector<2xf16>) {
  %0 = vector.contract {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a)>, affine_map<(a, b) -> (b)>], iterator_types = ["reduction", "parallel"], kind = #vector.kind<add>} %w, %w2, %v : vector<2x2xf16>, vector<2xf16> into vector<4xf16>
  return
}
