"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, ptr, vector<4xf32>, vector<4xf16>, vector<32xf32>, i1, i16, i64, ptr<3>, ptr<1>, ptr<8>, vector<16xf32>)>, linkage = #llvm.linkage<external>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr, %arg3: vector<4xf32>, %arg4: vector<4xf16>, %arg5: vector<32xf32>, %arg6: i1, %arg7: i16, %arg8: i64, %arg9: !llvm.ptr<3>, %arg10: !llvm.ptr<1>, %arg11: !llvm.ptr<8>, %arg12: vector<16xf32>):
    %0 = "rocdl.workitem.id.x"() : () -> i32
    %1 = "rocdl.workgroup.id.y"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
    %2 = "rocdl.workgroup.dim.z"() : () -> i64
    %3 = "rocdl.grid.dim.x"() {a} : () -> i32
    %4 = "rocdl.wavefrontsize"() : () -> i32
    "rocdl.barrier"() : () -> ()
    "rocdl.s.barrier"() : () -> ()
    "rocdl.s.waitcnt"() <{bitfield = 0 : i32}> : () -> ()
    "rocdl.s.nop"() <{count = 1 : i16}> : () -> ()
    "rocdl.s.sleep"() <{count = 2 : i32}> : () -> ()
    "rocdl.s.setprio"() <{priority = 3 : i16}> : () -> ()
    "rocdl.sched.barrier"() <{mask = 0 : i32}> : () -> ()
    "rocdl.sched.group.barrier"() <{groupId = 0 : i32, mask = 8 : i32, size = 1 : i32}> : () -> ()
    "rocdl.iglp.opt"() <{variant = 1 : i32}> : () -> ()
    "rocdl.s.wait.dscnt"() <{count = 0 : i16}> : () -> ()
    "rocdl.s.barrier.signal"() <{id = -1 : i32}> : () -> ()
    "rocdl.s.barrier.wait"() <{id = -1 : i16}> : () -> ()
    %5 = "rocdl.mbcnt.lo"(%arg0, %arg0) : (i32, i32) -> i32
    %6 = "rocdl.ds_bpermute"(%arg0, %arg0) : (i32, i32) -> i32
    %7 = "rocdl.ds_swizzle"(%arg0, %arg0) : (i32, i32) -> i32
    %8 = "rocdl.ballot"(%arg6) : (i1) -> i64
    %9 = "rocdl.readfirstlane"(%arg1) : (f32) -> f32
    %10 = "rocdl.readlane"(%arg1, %arg0) : (f32, i32) -> f32
    %11 = "rocdl.update.dpp"(%arg1, %arg1) <{bankMask = 3 : i32, boundCtrl = true, dppCtrl = 1 : i32, rowMask = 2 : i32}> : (f32, f32) -> f32
    %12 = "rocdl.mfma.f32.32x32x1f32"(%arg1, %arg1, %arg5, %arg0, %arg0, %arg0) : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
    %13 = "rocdl.exp2"(%arg1) : (f32) -> f32
    %14 = "rocdl.fmed3"(%arg1, %arg1, %arg1) : (f32, f32, f32) -> f32
    %15 = "rocdl.make.buffer.rsrc"(%arg2, %arg7, %arg8, %arg0) : (!llvm.ptr, i16, i64, i32) -> !llvm.ptr<8>
    %16 = "rocdl.raw.ptr.buffer.load"(%arg11, %arg0, %arg0, %arg0) : (!llvm.ptr<8>, i32, i32, i32) -> f32
    "rocdl.raw.ptr.buffer.store"(%arg1, %arg11, %arg0, %arg0, %arg0) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.atomic.fadd"(%arg1, %arg11, %arg0, %arg0, %arg0) : (f32, !llvm.ptr<8>, i32, i32, i32) -> ()
    %17 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%arg0, %arg0, %arg11, %arg0, %arg0, %arg0) : (i32, i32, !llvm.ptr<8>, i32, i32, i32) -> i32
    %18 = "rocdl.cvt.f32.bf8"(%arg0) <{byteSel = 0 : i32}> : (i32) -> f32
    %19 = "rocdl.cvt.pk.fp8.f32"(%arg1, %arg1, %arg0) <{wordSel = false}> : (f32, f32, i32) -> i32
    %20 = "rocdl.cvt.sr.bf8.f32"(%arg1, %arg0, %arg0) <{byteSel = 2 : i32}> : (f32, i32, i32) -> i32
    %21 = "rocdl.cvt.pkrtz"(%arg1, %arg1) : (f32, f32) -> vector<2xf16>
    "rocdl.load.to.lds"(%arg10, %arg9) <{aux = 0 : i32, offset = 0 : i32, size = 4 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    "llvm.return"() : () -> ()
  }) {rocdl.flat_work_group_size = "1,256", rocdl.kernel, rocdl.max_flat_work_group_size = 256 : index, rocdl.reqd_work_group_size = array<i32: 1, 2, 3>, rocdl.unsafe_fp_atomics = true, rocdl.waves_per_eu = 2 : i32} : () -> ()
}) : () -> ()

