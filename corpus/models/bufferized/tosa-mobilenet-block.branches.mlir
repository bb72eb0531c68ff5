module {
  func.func @block(%arg0: memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<96x1x1x32xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<96xf32, strided<[?], offset: ?>>, %arg3: memref<3x3x96x1xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg4: memref<96xf32, strided<[?], offset: ?>>, %arg5: memref<32x1x1x96xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg6: memref<32xf32, strided<[?], offset: ?>>) -> memref<1x14x14x32xf32> {
    %c3 = arith.constant 3 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c96 = arith.constant 96 : index
    %c14 = arith.constant 14 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 6.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %c1 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb9(%c0 : index)
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
    %3 = arith.cmpi slt, %2, %c14 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb8
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
    %5 = arith.cmpi slt, %4, %c14 : index
    cf.cond_br %5, ^bb4(%c0 : index), ^bb7
  ^bb4(%6: index):  // 2 preds: ^bb3, ^bb5
    %7 = arith.cmpi slt, %6, %c96 : index
    cf.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %8 = memref.load %arg2[%6] : memref<96xf32, strided<[?], offset: ?>>
    memref.store %8, %alloc[%0, %2, %4, %6] : memref<1x14x14x96xf32>
    %9 = arith.addi %6, %c1 : index
    cf.br ^bb4(%9 : index)
  ^bb6:  // pred: ^bb4
    %10 = arith.addi %4, %c1 : index
    cf.br ^bb3(%10 : index)
  ^bb7:  // pred: ^bb3
    %11 = arith.addi %2, %c1 : index
    cf.br ^bb2(%11 : index)
  ^bb8:  // pred: ^bb2
    %12 = arith.addi %0, %c1 : index
    cf.br ^bb1(%12 : index)
  ^bb9(%13: index):  // 2 preds: ^bb1, ^bb22
    %14 = arith.cmpi slt, %13, %c1 : index
    cf.cond_br %14, ^bb10(%c0 : index), ^bb23
  ^bb10(%15: index):  // 2 preds: ^bb9, ^bb21
    %16 = arith.cmpi slt, %15, %c14 : index
    cf.cond_br %16, ^bb11(%c0 : index), ^bb22
  ^bb11(%17: index):  // 2 preds: ^bb10, ^bb20
    %18 = arith.cmpi slt, %17, %c14 : index
    cf.cond_br %18, ^bb12(%c0 : index), ^bb21
  ^bb12(%19: index):  // 2 preds: ^bb11, ^bb19
    %20 = arith.cmpi slt, %19, %c96 : index
    cf.cond_br %20, ^bb13(%c0 : index), ^bb20
  ^bb13(%21: index):  // 2 preds: ^bb12, ^bb18
    %22 = arith.cmpi slt, %21, %c1 : index
    cf.cond_br %22, ^bb14(%c0 : index), ^bb19
  ^bb14(%23: index):  // 2 preds: ^bb13, ^bb17
    %24 = arith.cmpi slt, %23, %c1 : index
    cf.cond_br %24, ^bb15(%c0 : index), ^bb18
  ^bb15(%25: index):  // 2 preds: ^bb14, ^bb16
    %26 = arith.cmpi slt, %25, %c32 : index
    cf.cond_br %26, ^bb16, ^bb17
  ^bb16:  // pred: ^bb15
    %27 = arith.addi %15, %21 : index
    %28 = arith.addi %17, %23 : index
    %29 = memref.load %arg0[%13, %27, %28, %25] : memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>
    %30 = memref.load %arg1[%19, %21, %23, %25] : memref<96x1x1x32xf32, strided<[?, ?, ?, ?], offset: ?>>
    %31 = memref.load %alloc[%13, %15, %17, %19] : memref<1x14x14x96xf32>
    %32 = arith.mulf %29, %30 : f32
    %33 = arith.addf %31, %32 : f32
    memref.store %33, %alloc[%13, %15, %17, %19] : memref<1x14x14x96xf32>
    %34 = arith.addi %25, %c1 : index
    cf.br ^bb15(%34 : index)
  ^bb17:  // pred: ^bb15
    %35 = arith.addi %23, %c1 : index
    cf.br ^bb14(%35 : index)
  ^bb18:  // pred: ^bb14
    %36 = arith.addi %21, %c1 : index
    cf.br ^bb13(%36 : index)
  ^bb19:  // pred: ^bb13
    %37 = arith.addi %19, %c1 : index
    cf.br ^bb12(%37 : index)
  ^bb20:  // pred: ^bb12
    %38 = arith.addi %17, %c1 : index
    cf.br ^bb11(%38 : index)
  ^bb21:  // pred: ^bb11
    %39 = arith.addi %15, %c1 : index
    cf.br ^bb10(%39 : index)
  ^bb22:  // pred: ^bb10
    %40 = arith.addi %13, %c1 : index
    cf.br ^bb9(%40 : index)
  ^bb23:  // pred: ^bb9
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    cf.br ^bb24(%c0 : index)
  ^bb24(%41: index):  // 2 preds: ^bb23, ^bb31
    %42 = arith.cmpi slt, %41, %c1 : index
    cf.cond_br %42, ^bb25(%c0 : index), ^bb32
  ^bb25(%43: index):  // 2 preds: ^bb24, ^bb30
    %44 = arith.cmpi slt, %43, %c14 : index
    cf.cond_br %44, ^bb26(%c0 : index), ^bb31
  ^bb26(%45: index):  // 2 preds: ^bb25, ^bb29
    %46 = arith.cmpi slt, %45, %c14 : index
    cf.cond_br %46, ^bb27(%c0 : index), ^bb30
  ^bb27(%47: index):  // 2 preds: ^bb26, ^bb28
    %48 = arith.cmpi slt, %47, %c96 : index
    cf.cond_br %48, ^bb28, ^bb29
  ^bb28:  // pred: ^bb27
    %49 = memref.load %alloc[%41, %43, %45, %47] : memref<1x14x14x96xf32>
    %50 = arith.minimumf %49, %cst : f32
    %51 = arith.maximumf %50, %cst_0 : f32
    memref.store %51, %alloc_1[%41, %43, %45, %47] : memref<1x14x14x96xf32>
    %52 = arith.addi %47, %c1 : index
    cf.br ^bb27(%52 : index)
  ^bb29:  // pred: ^bb27
    %53 = arith.addi %45, %c1 : index
    cf.br ^bb26(%53 : index)
  ^bb30:  // pred: ^bb26
    %54 = arith.addi %43, %c1 : index
    cf.br ^bb25(%54 : index)
  ^bb31:  // pred: ^bb25
    %55 = arith.addi %41, %c1 : index
    cf.br ^bb24(%55 : index)
  ^bb32:  // pred: ^bb24
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x96xf32>
    cf.br ^bb33(%c0 : index)
  ^bb33(%56: index):  // 2 preds: ^bb32, ^bb40
    %57 = arith.cmpi slt, %56, %c1 : index
    cf.cond_br %57, ^bb34(%c0 : index), ^bb41
  ^bb34(%58: index):  // 2 preds: ^bb33, ^bb39
    %59 = arith.cmpi slt, %58, %c16 : index
    cf.cond_br %59, ^bb35(%c0 : index), ^bb40
  ^bb35(%60: index):  // 2 preds: ^bb34, ^bb38
    %61 = arith.cmpi slt, %60, %c16 : index
    cf.cond_br %61, ^bb36(%c0 : index), ^bb39
  ^bb36(%62: index):  // 2 preds: ^bb35, ^bb37
    %63 = arith.cmpi slt, %62, %c96 : index
    cf.cond_br %63, ^bb37, ^bb38
  ^bb37:  // pred: ^bb36
    memref.store %cst_0, %alloc_2[%56, %58, %60, %62] : memref<1x16x16x96xf32>
    %64 = arith.addi %62, %c1 : index
    cf.br ^bb36(%64 : index)
  ^bb38:  // pred: ^bb36
    %65 = arith.addi %60, %c1 : index
    cf.br ^bb35(%65 : index)
  ^bb39:  // pred: ^bb35
    %66 = arith.addi %58, %c1 : index
    cf.br ^bb34(%66 : index)
  ^bb40:  // pred: ^bb34
    %67 = arith.addi %56, %c1 : index
    cf.br ^bb33(%67 : index)
  ^bb41:  // pred: ^bb33
    %subview = memref.subview %alloc_2[0, 1, 1, 0] [1, 14, 14, 96] [1, 1, 1, 1] : memref<1x16x16x96xf32> to memref<1x14x14x96xf32, strided<[24576, 1536, 96, 1], offset: 1632>>
    memref.copy %alloc_1, %subview : memref<1x14x14x96xf32> to memref<1x14x14x96xf32, strided<[24576, 1536, 96, 1], offset: 1632>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96x1xf32>
    cf.br ^bb42(%c0 : index)
  ^bb42(%68: index):  // 2 preds: ^bb41, ^bb51
    %69 = arith.cmpi slt, %68, %c1 : index
    cf.cond_br %69, ^bb43(%c0 : index), ^bb52
  ^bb43(%70: index):  // 2 preds: ^bb42, ^bb50
    %71 = arith.cmpi slt, %70, %c14 : index
    cf.cond_br %71, ^bb44(%c0 : index), ^bb51
  ^bb44(%72: index):  // 2 preds: ^bb43, ^bb49
    %73 = arith.cmpi slt, %72, %c14 : index
    cf.cond_br %73, ^bb45(%c0 : index), ^bb50
  ^bb45(%74: index):  // 2 preds: ^bb44, ^bb48
    %75 = arith.cmpi slt, %74, %c96 : index
    cf.cond_br %75, ^bb46(%c0 : index), ^bb49
  ^bb46(%76: index):  // 2 preds: ^bb45, ^bb47
    %77 = arith.cmpi slt, %76, %c1 : index
    cf.cond_br %77, ^bb47, ^bb48
  ^bb47:  // pred: ^bb46
    memref.store %cst_0, %alloc_3[%68, %70, %72, %74, %76] : memref<1x14x14x96x1xf32>
    %78 = arith.addi %76, %c1 : index
    cf.br ^bb46(%78 : index)
  ^bb48:  // pred: ^bb46
    %79 = arith.addi %74, %c1 : index
    cf.br ^bb45(%79 : index)
  ^bb49:  // pred: ^bb45
    %80 = arith.addi %72, %c1 : index
    cf.br ^bb44(%80 : index)
  ^bb50:  // pred: ^bb44
    %81 = arith.addi %70, %c1 : index
    cf.br ^bb43(%81 : index)
  ^bb51:  // pred: ^bb43
    %82 = arith.addi %68, %c1 : index
    cf.br ^bb42(%82 : index)
  ^bb52:  // pred: ^bb42
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    cf.br ^bb53(%c0 : index)
  ^bb53(%83: index):  // 2 preds: ^bb52, ^bb66
    %84 = arith.cmpi slt, %83, %c1 : index
    cf.cond_br %84, ^bb54(%c0 : index), ^bb67
  ^bb54(%85: index):  // 2 preds: ^bb53, ^bb65
    %86 = arith.cmpi slt, %85, %c14 : index
    cf.cond_br %86, ^bb55(%c0 : index), ^bb66
  ^bb55(%87: index):  // 2 preds: ^bb54, ^bb64
    %88 = arith.cmpi slt, %87, %c14 : index
    cf.cond_br %88, ^bb56(%c0 : index), ^bb65
  ^bb56(%89: index):  // 2 preds: ^bb55, ^bb63
    %90 = arith.cmpi slt, %89, %c96 : index
    cf.cond_br %90, ^bb57(%c0 : index), ^bb64
  ^bb57(%91: index):  // 2 preds: ^bb56, ^bb62
    %92 = arith.cmpi slt, %91, %c1 : index
    cf.cond_br %92, ^bb58(%c0 : index), ^bb63
  ^bb58(%93: index):  // 2 preds: ^bb57, ^bb61
    %94 = arith.cmpi slt, %93, %c3 : index
    cf.cond_br %94, ^bb59(%c0 : index), ^bb62
  ^bb59(%95: index):  // 2 preds: ^bb58, ^bb60
    %96 = arith.cmpi slt, %95, %c3 : index
    cf.cond_br %96, ^bb60, ^bb61
  ^bb60:  // pred: ^bb59
    %97 = arith.addi %85, %93 : index
    %98 = arith.addi %87, %95 : index
    %99 = memref.load %alloc_2[%83, %97, %98, %89] : memref<1x16x16x96xf32>
    %100 = memref.load %arg3[%93, %95, %89, %91] : memref<3x3x96x1xf32, strided<[?, ?, ?, ?], offset: ?>>
    %101 = memref.load %alloc_3[%83, %85, %87, %89, %91] : memref<1x14x14x96x1xf32>
    %102 = arith.mulf %99, %100 : f32
    %103 = arith.addf %101, %102 : f32
    memref.store %103, %alloc_3[%83, %85, %87, %89, %91] : memref<1x14x14x96x1xf32>
    %104 = arith.addi %95, %c1 : index
    cf.br ^bb59(%104 : index)
  ^bb61:  // pred: ^bb59
    %105 = arith.addi %93, %c1 : index
    cf.br ^bb58(%105 : index)
  ^bb62:  // pred: ^bb58
    %106 = arith.addi %91, %c1 : index
    cf.br ^bb57(%106 : index)
  ^bb63:  // pred: ^bb57
    %107 = arith.addi %89, %c1 : index
    cf.br ^bb56(%107 : index)
  ^bb64:  // pred: ^bb56
    %108 = arith.addi %87, %c1 : index
    cf.br ^bb55(%108 : index)
  ^bb65:  // pred: ^bb55
    %109 = arith.addi %85, %c1 : index
    cf.br ^bb54(%109 : index)
  ^bb66:  // pred: ^bb54
    %110 = arith.addi %83, %c1 : index
    cf.br ^bb53(%110 : index)
  ^bb67:  // pred: ^bb53
    %collapse_shape = memref.collapse_shape %alloc_3 [[0], [1], [2], [3, 4]] : memref<1x14x14x96x1xf32> into memref<1x14x14x96xf32>
    cf.br ^bb68(%c0 : index)
  ^bb68(%111: index):  // 2 preds: ^bb67, ^bb75
    %112 = arith.cmpi slt, %111, %c1 : index
    cf.cond_br %112, ^bb69(%c0 : index), ^bb76
  ^bb69(%113: index):  // 2 preds: ^bb68, ^bb74
    %114 = arith.cmpi slt, %113, %c14 : index
    cf.cond_br %114, ^bb70(%c0 : index), ^bb75
  ^bb70(%115: index):  // 2 preds: ^bb69, ^bb73
    %116 = arith.cmpi slt, %115, %c14 : index
    cf.cond_br %116, ^bb71(%c0 : index), ^bb74
  ^bb71(%117: index):  // 2 preds: ^bb70, ^bb72
    %118 = arith.cmpi slt, %117, %c96 : index
    cf.cond_br %118, ^bb72, ^bb73
  ^bb72:  // pred: ^bb71
    %119 = memref.load %arg4[%117] : memref<96xf32, strided<[?], offset: ?>>
    %120 = memref.load %collapse_shape[%111, %113, %115, %117] : memref<1x14x14x96xf32>
    %121 = arith.addf %119, %120 : f32
    memref.store %121, %alloc_4[%111, %113, %115, %117] : memref<1x14x14x96xf32>
    %122 = arith.addi %117, %c1 : index
    cf.br ^bb71(%122 : index)
  ^bb73:  // pred: ^bb71
    %123 = arith.addi %115, %c1 : index
    cf.br ^bb70(%123 : index)
  ^bb74:  // pred: ^bb70
    %124 = arith.addi %113, %c1 : index
    cf.br ^bb69(%124 : index)
  ^bb75:  // pred: ^bb69
    %125 = arith.addi %111, %c1 : index
    cf.br ^bb68(%125 : index)
  ^bb76:  // pred: ^bb68
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x96xf32>
    cf.br ^bb77(%c0 : index)
  ^bb77(%126: index):  // 2 preds: ^bb76, ^bb84
    %127 = arith.cmpi slt, %126, %c1 : index
    cf.cond_br %127, ^bb78(%c0 : index), ^bb85
  ^bb78(%128: index):  // 2 preds: ^bb77, ^bb83
    %129 = arith.cmpi slt, %128, %c14 : index
    cf.cond_br %129, ^bb79(%c0 : index), ^bb84
  ^bb79(%130: index):  // 2 preds: ^bb78, ^bb82
    %131 = arith.cmpi slt, %130, %c14 : index
    cf.cond_br %131, ^bb80(%c0 : index), ^bb83
  ^bb80(%132: index):  // 2 preds: ^bb79, ^bb81
    %133 = arith.cmpi slt, %132, %c96 : index
    cf.cond_br %133, ^bb81, ^bb82
  ^bb81:  // pred: ^bb80
    %134 = memref.load %alloc_4[%126, %128, %130, %132] : memref<1x14x14x96xf32>
    %135 = arith.minimumf %134, %cst : f32
    %136 = arith.maximumf %135, %cst_0 : f32
    memref.store %136, %alloc_5[%126, %128, %130, %132] : memref<1x14x14x96xf32>
    %137 = arith.addi %132, %c1 : index
    cf.br ^bb80(%137 : index)
  ^bb82:  // pred: ^bb80
    %138 = arith.addi %130, %c1 : index
    cf.br ^bb79(%138 : index)
  ^bb83:  // pred: ^bb79
    %139 = arith.addi %128, %c1 : index
    cf.br ^bb78(%139 : index)
  ^bb84:  // pred: ^bb78
    %140 = arith.addi %126, %c1 : index
    cf.br ^bb77(%140 : index)
  ^bb85:  // pred: ^bb77
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x32xf32>
    cf.br ^bb86(%c0 : index)
  ^bb86(%141: index):  // 2 preds: ^bb85, ^bb93
    %142 = arith.cmpi slt, %141, %c1 : index
    cf.cond_br %142, ^bb87(%c0 : index), ^bb94(%c0 : index)
  ^bb87(%143: index):  // 2 preds: ^bb86, ^bb92
    %144 = arith.cmpi slt, %143, %c14 : index
    cf.cond_br %144, ^bb88(%c0 : index), ^bb93
  ^bb88(%145: index):  // 2 preds: ^bb87, ^bb91
    %146 = arith.cmpi slt, %145, %c14 : index
    cf.cond_br %146, ^bb89(%c0 : index), ^bb92
  ^bb89(%147: index):  // 2 preds: ^bb88, ^bb90
    %148 = arith.cmpi slt, %147, %c32 : index
    cf.cond_br %148, ^bb90, ^bb91
  ^bb90:  // pred: ^bb89
    %149 = memref.load %arg6[%147] : memref<32xf32, strided<[?], offset: ?>>
    memref.store %149, %alloc_6[%141, %143, %145, %147] : memref<1x14x14x32xf32>
    %150 = arith.addi %147, %c1 : index
    cf.br ^bb89(%150 : index)
  ^bb91:  // pred: ^bb89
    %151 = arith.addi %145, %c1 : index
    cf.br ^bb88(%151 : index)
  ^bb92:  // pred: ^bb88
    %152 = arith.addi %143, %c1 : index
    cf.br ^bb87(%152 : index)
  ^bb93:  // pred: ^bb87
    %153 = arith.addi %141, %c1 : index
    cf.br ^bb86(%153 : index)
  ^bb94(%154: index):  // 2 preds: ^bb86, ^bb107
    %155 = arith.cmpi slt, %154, %c1 : index
    cf.cond_br %155, ^bb95(%c0 : index), ^bb108
  ^bb95(%156: index):  // 2 preds: ^bb94, ^bb106
    %157 = arith.cmpi slt, %156, %c14 : index
    cf.cond_br %157, ^bb96(%c0 : index), ^bb107
  ^bb96(%158: index):  // 2 preds: ^bb95, ^bb105
    %159 = arith.cmpi slt, %158, %c14 : index
    cf.cond_br %159, ^bb97(%c0 : index), ^bb106
  ^bb97(%160: index):  // 2 preds: ^bb96, ^bb104
    %161 = arith.cmpi slt, %160, %c32 : index
    cf.cond_br %161, ^bb98(%c0 : index), ^bb105
  ^bb98(%162: index):  // 2 preds: ^bb97, ^bb103
    %163 = arith.cmpi slt, %162, %c1 : index
    cf.cond_br %163, ^bb99(%c0 : index), ^bb104
  ^bb99(%164: index):  // 2 preds: ^bb98, ^bb102
    %165 = arith.cmpi slt, %164, %c1 : index
    cf.cond_br %165, ^bb100(%c0 : index), ^bb103
  ^bb100(%166: index):  // 2 preds: ^bb99, ^bb101
    %167 = arith.cmpi slt, %166, %c96 : index
    cf.cond_br %167, ^bb101, ^bb102
  ^bb101:  // pred: ^bb100
    %168 = arith.addi %156, %162 : index
    %169 = arith.addi %158, %164 : index
    %170 = memref.load %alloc_5[%154, %168, %169, %166] : memref<1x14x14x96xf32>
    %171 = memref.load %arg5[%160, %162, %164, %166] : memref<32x1x1x96xf32, strided<[?, ?, ?, ?], offset: ?>>
    %172 = memref.load %alloc_6[%154, %156, %158, %160] : memref<1x14x14x32xf32>
    %173 = arith.mulf %170, %171 : f32
    %174 = arith.addf %172, %173 : f32
    memref.store %174, %alloc_6[%154, %156, %158, %160] : memref<1x14x14x32xf32>
    %175 = arith.addi %166, %c1 : index
    cf.br ^bb100(%175 : index)
  ^bb102:  // pred: ^bb100
    %176 = arith.addi %164, %c1 : index
    cf.br ^bb99(%176 : index)
  ^bb103:  // pred: ^bb99
    %177 = arith.addi %162, %c1 : index
    cf.br ^bb98(%177 : index)
  ^bb104:  // pred: ^bb98
    %178 = arith.addi %160, %c1 : index
    cf.br ^bb97(%178 : index)
  ^bb105:  // pred: ^bb97
    %179 = arith.addi %158, %c1 : index
    cf.br ^bb96(%179 : index)
  ^bb106:  // pred: ^bb96
    %180 = arith.addi %156, %c1 : index
    cf.br ^bb95(%180 : index)
  ^bb107:  // pred: ^bb95
    %181 = arith.addi %154, %c1 : index
    cf.br ^bb94(%181 : index)
  ^bb108:  // pred: ^bb94
    %alloc_7 = memref.alloc() {alignment = 64 : i64} : memref<1x14x14x32xf32>
    cf.br ^bb109(%c0 : index)
  ^bb109(%182: index):  // 2 preds: ^bb108, ^bb116
    %183 = arith.cmpi slt, %182, %c1 : index
    cf.cond_br %183, ^bb110(%c0 : index), ^bb117
  ^bb110(%184: index):  // 2 preds: ^bb109, ^bb115
    %185 = arith.cmpi slt, %184, %c14 : index
    cf.cond_br %185, ^bb111(%c0 : index), ^bb116
  ^bb111(%186: index):  // 2 preds: ^bb110, ^bb114
    %187 = arith.cmpi slt, %186, %c14 : index
    cf.cond_br %187, ^bb112(%c0 : index), ^bb115
  ^bb112(%188: index):  // 2 preds: ^bb111, ^bb113
    %189 = arith.cmpi slt, %188, %c32 : index
    cf.cond_br %189, ^bb113, ^bb114
  ^bb113:  // pred: ^bb112
    %190 = memref.load %arg0[%182, %184, %186, %188] : memref<1x14x14x32xf32, strided<[?, ?, ?, ?], offset: ?>>
    %191 = memref.load %alloc_6[%182, %184, %186, %188] : memref<1x14x14x32xf32>
    %192 = arith.addf %190, %191 : f32
    memref.store %192, %alloc_7[%182, %184, %186, %188] : memref<1x14x14x32xf32>
    %193 = arith.addi %188, %c1 : index
    cf.br ^bb112(%193 : index)
  ^bb114:  // pred: ^bb112
    %194 = arith.addi %186, %c1 : index
    cf.br ^bb111(%194 : index)
  ^bb115:  // pred: ^bb111
    %195 = arith.addi %184, %c1 : index
    cf.br ^bb110(%195 : index)
  ^bb116:  // pred: ^bb110
    %196 = arith.addi %182, %c1 : index
    cf.br ^bb109(%196 : index)
  ^bb117:  // pred: ^bb109
    return %alloc_7 : memref<1x14x14x32xf32>
  }
}

