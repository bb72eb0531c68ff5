func.func @oob(%m: memref<8xf32>, %s: memref<4x8xf32, strided<[8, 1], offset: 3>>, %v: f32, %w: vector<2xf32>, %u: i32) -> (f32, f32, vector<2xf32>, f32, f32, f32) {
  %c8 = arith.constant 8 : i32
  %c7 = arith.constant 7 : i32
  %c4 = arith.constant 4 : i32
  %cm = arith.constant -1 : i32
  %0 = amdgpu.raw_buffer_load %m[%c8] : memref<8xf32>, i32 -> f32
  %1 = amdgpu.raw_buffer_load {boundsCheck = false} %m[%c8] : memref<8xf32>, i32 -> f32
  %2 = amdgpu.raw_buffer_load %s[%c4, %c8] : memref<4x8xf32, strided<[8, 1], offset: 3>>, i32, i32 -> vector<2xf32>
  %3 = amdgpu.raw_buffer_load %m[%cm] : memref<8xf32>, i32 -> f32
  %4 = amdgpu.raw_buffer_load {indexOffset = 1 : i32} %m[%c7] : memref<8xf32>, i32 -> f32
  %5 = amdgpu.raw_buffer_atomic_cmpswap %v, %v -> %m[%c7] sgprOffset %c4 : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_store %v -> %m[%c8] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_store %v -> %m[%c7] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_store %v -> %m[%u] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_store %v -> %m[%c7] sgprOffset %u : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_store %v -> %m[%c7] sgprOffset %cm : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %v -> %m[%c8] : f32 -> memref<8xf32>, i32
  amdgpu.raw_buffer_atomic_fmax %v -> %m[%c8] : f32 -> memref<8xf32>, i32
  return %0, %1, %2, %3, %4, %5 : f32, f32, vector<2xf32>, f32, f32, f32
}

// -----

func.func @oob2(%m: memref<8xf32, strided<[?]>>, %n: memref<8xf32, strided<[1], offset: ?>>, %i: memref<8xi32>, %v: i32, %d: memref<?xf32>) -> (f32, f32, f32, f32) {
  %c8 = arith.constant 8 : i32
  %c9 = arith.constant 9 : i32
  %0 = amdgpu.raw_buffer_load %m[%c8] : memref<8xf32, strided<[?]>>, i32 -> f32
  %1 = amdgpu.raw_buffer_load %n[%c8] : memref<8xf32, strided<[1], offset: ?>>, i32 -> f32
  %2 = amdgpu.raw_buffer_load %m[%c9] : memref<8xf32, strided<[?]>>, i32 -> f32
  %3 = amdgpu.raw_buffer_load %d[%c9] : memref<?xf32>, i32 -> f32
  amdgpu.raw_buffer_atomic_smax %v -> %i[%c8] : i32 -> memref<8xi32>, i32
  amdgpu.raw_buffer_atomic_umin %v -> %i[%c8] : i32 -> memref<8xi32>, i32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

func.func @zero_rank(%m: memref<f32>, %e: memref<0xf32>, %v: f32) {
  amdgpu.raw_buffer_store %v -> %m[] : f32 -> memref<f32>
  %c0 = arith.constant 0 : i32
  amdgpu.raw_buffer_store %v -> %e[%c0] : f32 -> memref<0xf32>, i32
  return
}

// -----

func.func @barriers() {
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  amdgpu.lds_barrier {x}
  amdgpu.sched_barrier allow = <none>
  amdgpu.sched_barrier allow = <none>
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait load(3) ds(2)
  amdgpu.memory_counter_wait load(2) exp(1)
  amdgpu.memory_counter_wait store(5)
  return
}

// -----

func.func @casts(%g: memref<128x72xf32, 1>, %l: memref<64x64xf32, 3>, %i: index) {
  %a = memref.cast %g : memref<128x72xf32, 1> to memref<?x?xf32, 1>
  %b = memref.cast %l : memref<64x64xf32, 3> to memref<?x64xf32, 3>
  amdgpu.gather_to_lds %a[%i, %i], %b[%i, %i] : f32, memref<?x?xf32, 1>, memref<?x64xf32, 3>
  return
}

// -----

func.func @casts2(%g: memref<?x72xf32, strided<[?, ?], offset: ?>, 1>, %l: memref<64x64xf32, 3>, %i: index) {
  %a = memref.cast %g : memref<?x72xf32, strided<[?, ?], offset: ?>, 1> to memref<?x72xf32, 1>
  amdgpu.gather_to_lds %a[%i, %i], %l[%i, %i] : f32, memref<?x72xf32, 1>, memref<64x64xf32, 3>
  return
}

// -----

func.func @scales(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %s: vector<2x2x3xf8E8M0FNU>, %t: vector<6xf8E8M0FNU>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %z = arith.constant dense<1.0> : vector<4xf8E8M0FNU>
  %x = vector.extract %s[1, 0, 2] : f8E8M0FNU from vector<2x2x3xf8E8M0FNU>
  %p = vector.insert %x, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %y = vector.extract %t[5] : f8E8M0FNU from vector<6xf8E8M0FNU>
  %q = vector.insert %y, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%p[0] * %a) * (%q[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %1 = amdgpu.scaled_mfma 16x16x128 (%p[0] * %a) * (%z[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %2 = amdgpu.scaled_mfma 16x16x128 (%z[0] * %a) * (%p[0] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @scales2(%a: vector<32xf4E2M1FN>, %c: vector<4xf32>, %s: vector<3xf8E8M0FNU>, %t: vector<8xf8E8M0FNU>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %z = arith.constant dense<1.0> : vector<4xf8E8M0FNU>
  %x = vector.extract %t[1] : f8E8M0FNU from vector<8xf8E8M0FNU>
  %p = vector.insert %x, %z[3] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %y = vector.extract %s[1] : f8E8M0FNU from vector<3xf8E8M0FNU>
  %q = vector.insert %y, %z[0] : f8E8M0FNU into vector<4xf8E8M0FNU>
  %0 = amdgpu.scaled_mfma 16x16x128 (%p[2] * %a) * (%q[1] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  %1 = amdgpu.scaled_mfma 16x16x128 (%p[2] * %a) * (%p[1] * %a) + %c : vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<32xf4E2M1FN>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @buffers(%m: memref<8xf32, strided<[1], offset: ?>>, %n: memref<?x4xf32, strided<[4, 1], offset: 2>>, %o: memref<2x4xf32, strided<[4, 1], offset: 2>>) {
  %0 = amdgpu.fat_raw_buffer_cast %m resetOffset : memref<8xf32, strided<[1], offset: ?>> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  %1 = amdgpu.fat_raw_buffer_cast %n resetOffset : memref<?x4xf32, strided<[4, 1], offset: 2>> to memref<?x4xf32, strided<[4, 1]>, #amdgpu.address_space<fat_raw_buffer>>
  %2 = amdgpu.fat_raw_buffer_cast %o resetOffset : memref<2x4xf32, strided<[4, 1], offset: 2>> to memref<2x4xf32, #amdgpu.address_space<fat_raw_buffer>>
  %3 = amdgpu.fat_raw_buffer_cast %o : memref<2x4xf32, strided<[4, 1], offset: 2>> to memref<2x4xf32, strided<[4, 1], offset: 2>, #amdgpu.address_space<fat_raw_buffer>>
  return
}

// -----

func.func @dim(%m: memref<?xf32>, %v: i64) -> index {
  %c0 = arith.constant 0 : index
  %0 = amdgpu.fat_raw_buffer_cast %m validBytes(%v) boundsCheck(false) : memref<?xf32> to memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
  %d = memref.dim %0, %c0 : memref<?xf32, #amdgpu.address_space<fat_raw_buffer>>
  return %d : index
}
