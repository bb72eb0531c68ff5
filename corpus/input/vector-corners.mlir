// What is taken out of poison, put at no place, repeated once, or seen through leading dimensions of size 1.
func.func @poison(%v: vector<2x3xf32>, %x: f32, %i: index) -> (vector<4xf32>, vector<3x2xf32>, f32, vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>) {
  %p = ub.poison : f32
  %all = ub.poison : vector<2x3xf32>
  %nowhere = arith.constant -1 : index
  %beyond = arith.constant 7 : index
  %0 = vector.broadcast %p : f32 to vector<4xf32>
  %1 = vector.transpose %all, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = vector.extract %v[%i, %nowhere] : f32 from vector<2x3xf32>
  %3 = vector.insert %x, %v [1, -1] : f32 into vector<2x3xf32>
  %4 = vector.extract %all[%i] : vector<3xf32> from vector<2x3xf32>
  %one = arith.constant 1 : index
  %5 = vector.insert %x, %v [%one, %beyond] : f32 into vector<2x3xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<3x2xf32>, f32, vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>
}

func.func @no_rank(%a: vector<i8>, %b: vector<i8>, %i: index) -> (vector<1xi8>, vector<1xi8>, i8, i8) {
  %0 = vector.shuffle %a, %b [0] : vector<i8>, vector<i8>
  %1 = vector.shuffle %a, %b [1] : vector<i8>, vector<i8>
  %seen = vector.shape_cast %a : vector<i8> to vector<1x1xi8>
  %2 = vector.extract %seen[%i, %i] : i8 from vector<1x1xi8>
  %many = vector.broadcast %b : vector<i8> to vector<4x5xi8>
  %3 = vector.extract %many[%i, 2] : i8 from vector<4x5xi8>
  return %0, %1, %2, %3 : vector<1xi8>, vector<1xi8>, i8, i8
}

func.func @choices() -> (vector<3xi16>, vector<2xi16>, vector<2xi16>) {
  %c = arith.constant dense<[10, 20]> : vector<2xi16>
  %p = ub.poison : vector<2xi16>
  %0 = vector.shuffle %c, %p [1, 2, -1] : vector<2xi16>, vector<2xi16>
  %1 = vector.shuffle %p, %c [2, 3] : vector<2xi16>, vector<2xi16>
  %2 = vector.shuffle %p, %p [0, 3] : vector<2xi16>, vector<2xi16>
  return %0, %1, %2 : vector<3xi16>, vector<2xi16>, vector<2xi16>
}

func.func @row(%v: vector<3x1x2xi32>, %w: vector<2x3xf32>) -> (vector<2xi32>, vector<3xf32>) {
  %a = vector.extract %v[1, 0, 0] : i32 from vector<3x1x2xi32>
  %b = vector.extract %v[1, 0, 1] : i32 from vector<3x1x2xi32>
  %0 = vector.from_elements %a, %b : vector<2xi32>
  %c = vector.extract %w[0, 1] : f32 from vector<2x3xf32>
  %d = vector.extract %w[0, 2] : f32 from vector<2x3xf32>
  %e = vector.extract %w[1, 0] : f32 from vector<2x3xf32>
  %1 = vector.from_elements %c, %d, %e : vector<3xf32>
  return %0, %1 : vector<2xi32>, vector<3xf32>
}

func.func @scaled(%m: memref<8xi32>, %v: vector<[2]xi32>, %k: vector<[2]xi1>, %i: index) -> (vector<[2]x4xi1>, vector<1x[2]xi32>, vector<1x2xi32>) {
  %zero = arith.constant 0 : index
  %0 = vector.create_mask %zero, %zero : vector<[2]x4xi1>
  %places = arith.constant dense<0> : vector<[2]xi32>
  vector.scatter %m[%i] [%places], %k, %v : memref<8xi32>, vector<[2]xi32>, vector<[2]xi1>, vector<[2]xi32>
  %part = arith.constant dense<5> : vector<[2]xi32>
  %around = vector.broadcast %v : vector<[2]xi32> to vector<1x[2]xi32>
  %1 = vector.insert %part, %around [0] : vector<[2]xi32> into vector<1x[2]xi32>
  %set = arith.constant dense<true> : vector<2xi1>
  %none = arith.constant dense<0> : vector<2xi32>
  %read = vector.maskedload %m[%i], %set, %none : memref<8xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  %2 = vector.broadcast %read : vector<2xi32> to vector<1x2xi32>
  return %0, %1, %2 : vector<[2]x4xi1>, vector<1x[2]xi32>, vector<1x2xi32>
}
