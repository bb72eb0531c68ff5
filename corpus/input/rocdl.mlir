llvm.func @r(%i: i32, %f: f32, %p: !llvm.ptr, %v: vector<4xf32>, %h: vector<4xf16>, %x32: vector<32xf32>, %b: i1, %s: i16, %l: i64, %p3: !llvm.ptr<3>, %p1: !llvm.ptr<1>, %r: !llvm.ptr<8>, %v16: vector<16xf32>) {
  %0 = rocdl.workitem.id.x : i32
  %1 = rocdl.workgroup.id.y range <i32, 0, 64> : i32
  %2 = rocdl.workgroup.dim.z : i64
  %3 = rocdl.grid.dim.x {a} : i32
  %4 = rocdl.wavefrontsize : i32
  rocdl.barrier
  rocdl.s.barrier
  rocdl.s.waitcnt 0
  rocdl.s.nop 1
  rocdl.s.sleep 2
  rocdl.s.setprio 3
  rocdl.sched.barrier 0
  rocdl.sched.group.barrier 8, 1, 0
  rocdl.iglp.opt 1
  rocdl.s.wait.dscnt 0
  rocdl.s.barrier.signal id = -1
  rocdl.s.barrier.wait id = -1
  %5 = rocdl.mbcnt.lo %i, %i : (i32, i32) -> i32
  %6 = rocdl.ds_bpermute %i, %i : (i32, i32) -> i32
  %7 = rocdl.ds_swizzle %i, %i : (i32, i32) -> i32
  %8 = rocdl.ballot %b : i64
  %9 = rocdl.readfirstlane %f : f32
  %10 = rocdl.readlane %f, %i : (f32, i32) -> f32
  %11 = rocdl.update.dpp %f, %f with 1, 2, 3, true : f32
  %12 = rocdl.mfma.f32.32x32x1f32 %f, %f, %x32, %i, %i, %i : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %13 = rocdl.exp2 %f f32 -> f32
  %14 = rocdl.fmed3 %f, %f, %f : f32
  %15 = rocdl.make.buffer.rsrc %p, %s, %l, %i : !llvm.ptr to !llvm.ptr<8>
  %16 = rocdl.raw.ptr.buffer.load %r, %i, %i, %i : f32
  rocdl.raw.ptr.buffer.store %f, %r, %i, %i, %i : f32
  rocdl.raw.ptr.buffer.atomic.fadd %f, %r, %i, %i, %i : f32
  %17 = rocdl.raw.ptr.buffer.atomic.cmpswap %i, %i, %r, %i, %i, %i : i32
  %18 = rocdl.cvt.f32.bf8 %i[0] : f32
  %19 = rocdl.cvt.pk.fp8.f32 %f, %f -> %i[false] : i32
  %20 = rocdl.cvt.sr.bf8.f32 %f, %i -> %i[2] : i32
  %21 = rocdl.cvt.pkrtz %f, %f : vector<2xf16>
  rocdl.load.to.lds %p1, %p3, 4, 0, 0 : !llvm.ptr<1>
  llvm.return
}
// -----
llvm.func @f() attributes {rocdl.kernel, rocdl.flat_work_group_size = "1,256", rocdl.reqd_work_group_size = array<i32: 1, 2, 3>, rocdl.max_flat_work_group_size = 256 : index, rocdl.waves_per_eu = 2 : i32, rocdl.unsafe_fp_atomics = true} { llvm.return }
