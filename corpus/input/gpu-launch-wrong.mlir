// What the body of a launch may declare, and how it may end.
func.func @shared(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
      workgroup(%w: memref<8xf32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @own(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
      workgroup(%w: memref<8xf32, 5>) private(%p: memref<8xf32, #gpu.address_space<global>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @number(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
      private(%p: i1) {
    gpu.terminator
  }
  return
}

// -----

func.func @end(%n: index, %c: i1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    llvm.unreachable
  ^bb2:
    gpu.terminator
  }
  return
}

// -----

gpu.module @kernels {
  gpu.func @f() private(%p: memref<8xf32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @f(%a: memref<4xf32>) kernel {
      gpu.return
    }
  }
  func.func @no_sizes(%n: index, %a: memref<4xf32>) {
    "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %a) {kernel = @kernels::@f} : (index, index, index, index, index, index, memref<4xf32>) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @f() kernel {
      gpu.return
    }
  }
  func.func @no_sizes_of_nothing(%n: index, %a: memref<4xf32>) {
    "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %a) {kernel = @kernels::@f} : (index, index, index, index, index, index, memref<4xf32>) -> ()
    return
  }
}
