module {
  func.func @convnet(%arg0: memref<1x32x32x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg1: memref<16x3x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg2: memref<16xf32, strided<[?], offset: ?>>, %arg3: memref<32x3x3x16xf32, strided<[?, ?, ?, ?], offset: ?>>, %arg4: memref<32xf32, strided<[?], offset: ?>>) -> memref<1x8x8x32xf32> {
    %c8 = arith.constant 8 : index
    %c18 = arith.constant 18 : index
    %c2 = arith.constant 2 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c3 = arith.constant 3 : index
    %c34 = arith.constant 34 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant 3.400000e+38 : f32
    %cst_0 = arith.constant 4.000000e+00 : f32
    %cst_1 = arith.constant -3.40282347E+38 : f32
    %cst_2 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<1x34x34x3xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb8
    %1 = arith.cmpi slt, %0, %c1 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb9
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb7
    %3 = arith.cmpi slt, %2, %c34 : index
    cf.cond_br %3, ^bb3(%c0 : index), ^bb8
  ^bb3(%4: index):  // 2 preds: ^bb2, ^bb6
    %5 = arith.cmpi slt, %4, %c34 : index
    cf.cond_br %5, ^bb4(%c0 : index), ^bb7
  ^bb4(%6: index):  // 2 preds: ^bb3, ^bb5
    %7 = arith.cmpi slt, %6, %c3 : index
    cf.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    memref.store %cst_2, %alloc[%0, %2, %4, %6] : memref<1x34x34x3xf32>
    %8 = arith.addi %6, %c1 : index
    cf.br ^bb4(%8 : index)
  ^bb6:  // pred: ^bb4
    %9 = arith.addi %4, %c1 : index
    cf.br ^bb3(%9 : index)
  ^bb7:  // pred: ^bb3
    %10 = arith.addi %2, %c1 : index
    cf.br ^bb2(%10 : index)
  ^bb8:  // pred: ^bb2
    %11 = arith.addi %0, %c1 : index
    cf.br ^bb1(%11 : index)
  ^bb9:  // pred: ^bb1
    %subview = memref.subview %alloc[0, 1, 1, 0] [1, 32, 32, 3] [1, 1, 1, 1] : memref<1x34x34x3xf32> to memref<1x32x32x3xf32, strided<[3468, 102, 3, 1], offset: 105>>
    memref.copy %arg0, %subview : memref<1x32x32x3xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x32x32x3xf32, strided<[3468, 102, 3, 1], offset: 105>>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x16xf32>
    cf.br ^bb10(%c0 : index)
  ^bb10(%12: index):  // 2 preds: ^bb9, ^bb17
    %13 = arith.cmpi slt, %12, %c1 : index
    cf.cond_br %13, ^bb11(%c0 : index), ^bb18(%c0 : index)
  ^bb11(%14: index):  // 2 preds: ^bb10, ^bb16
    %15 = arith.cmpi slt, %14, %c32 : index
    cf.cond_br %15, ^bb12(%c0 : index), ^bb17
  ^bb12(%16: index):  // 2 preds: ^bb11, ^bb15
    %17 = arith.cmpi slt, %16, %c32 : index
    cf.cond_br %17, ^bb13(%c0 : index), ^bb16
  ^bb13(%18: index):  // 2 preds: ^bb12, ^bb14
    %19 = arith.cmpi slt, %18, %c16 : index
    cf.cond_br %19, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %20 = memref.load %arg2[%18] : memref<16xf32, strided<[?], offset: ?>>
    memref.store %20, %alloc_3[%12, %14, %16, %18] : memref<1x32x32x16xf32>
    %21 = arith.addi %18, %c1 : index
    cf.br ^bb13(%21 : index)
  ^bb15:  // pred: ^bb13
    %22 = arith.addi %16, %c1 : index
    cf.br ^bb12(%22 : index)
  ^bb16:  // pred: ^bb12
    %23 = arith.addi %14, %c1 : index
    cf.br ^bb11(%23 : index)
  ^bb17:  // pred: ^bb11
    %24 = arith.addi %12, %c1 : index
    cf.br ^bb10(%24 : index)
  ^bb18(%25: index):  // 2 preds: ^bb10, ^bb31
    %26 = arith.cmpi slt, %25, %c1 : index
    cf.cond_br %26, ^bb19(%c0 : index), ^bb32
  ^bb19(%27: index):  // 2 preds: ^bb18, ^bb30
    %28 = arith.cmpi slt, %27, %c32 : index
    cf.cond_br %28, ^bb20(%c0 : index), ^bb31
  ^bb20(%29: index):  // 2 preds: ^bb19, ^bb29
    %30 = arith.cmpi slt, %29, %c32 : index
    cf.cond_br %30, ^bb21(%c0 : index), ^bb30
  ^bb21(%31: index):  // 2 preds: ^bb20, ^bb28
    %32 = arith.cmpi slt, %31, %c16 : index
    cf.cond_br %32, ^bb22(%c0 : index), ^bb29
  ^bb22(%33: index):  // 2 preds: ^bb21, ^bb27
    %34 = arith.cmpi slt, %33, %c3 : index
    cf.cond_br %34, ^bb23(%c0 : index), ^bb28
  ^bb23(%35: index):  // 2 preds: ^bb22, ^bb26
    %36 = arith.cmpi slt, %35, %c3 : index
    cf.cond_br %36, ^bb24(%c0 : index), ^bb27
  ^bb24(%37: index):  // 2 preds: ^bb23, ^bb25
    %38 = arith.cmpi slt, %37, %c3 : index
    cf.cond_br %38, ^bb25, ^bb26
  ^bb25:  // pred: ^bb24
    %39 = arith.addi %27, %33 : index
    %40 = arith.addi %29, %35 : index
    %41 = memref.load %alloc[%25, %39, %40, %37] : memref<1x34x34x3xf32>
    %42 = memref.load %arg1[%31, %33, %35, %37] : memref<16x3x3x3xf32, strided<[?, ?, ?, ?], offset: ?>>
    %43 = memref.load %alloc_3[%25, %27, %29, %31] : memref<1x32x32x16xf32>
    %44 = arith.mulf %41, %42 : f32
    %45 = arith.addf %43, %44 : f32
    memref.store %45, %alloc_3[%25, %27, %29, %31] : memref<1x32x32x16xf32>
    %46 = arith.addi %37, %c1 : index
    cf.br ^bb24(%46 : index)
  ^bb26:  // pred: ^bb24
    %47 = arith.addi %35, %c1 : index
    cf.br ^bb23(%47 : index)
  ^bb27:  // pred: ^bb23
    %48 = arith.addi %33, %c1 : index
    cf.br ^bb22(%48 : index)
  ^bb28:  // pred: ^bb22
    %49 = arith.addi %31, %c1 : index
    cf.br ^bb21(%49 : index)
  ^bb29:  // pred: ^bb21
    %50 = arith.addi %29, %c1 : index
    cf.br ^bb20(%50 : index)
  ^bb30:  // pred: ^bb20
    %51 = arith.addi %27, %c1 : index
    cf.br ^bb19(%51 : index)
  ^bb31:  // pred: ^bb19
    %52 = arith.addi %25, %c1 : index
    cf.br ^bb18(%52 : index)
  ^bb32:  // pred: ^bb18
    %alloc_4 = memref.alloc() {alignment = 64 : i64} : memref<1x32x32x16xf32>
    cf.br ^bb33(%c0 : index)
  ^bb33(%53: index):  // 2 preds: ^bb32, ^bb40
    %54 = arith.cmpi slt, %53, %c1 : index
    cf.cond_br %54, ^bb34(%c0 : index), ^bb41
  ^bb34(%55: index):  // 2 preds: ^bb33, ^bb39
    %56 = arith.cmpi slt, %55, %c32 : index
    cf.cond_br %56, ^bb35(%c0 : index), ^bb40
  ^bb35(%57: index):  // 2 preds: ^bb34, ^bb38
    %58 = arith.cmpi slt, %57, %c32 : index
    cf.cond_br %58, ^bb36(%c0 : index), ^bb39
  ^bb36(%59: index):  // 2 preds: ^bb35, ^bb37
    %60 = arith.cmpi slt, %59, %c16 : index
    cf.cond_br %60, ^bb37, ^bb38
  ^bb37:  // pred: ^bb36
    %61 = memref.load %alloc_3[%53, %55, %57, %59] : memref<1x32x32x16xf32>
    %62 = arith.minimumf %61, %cst : f32
    %63 = arith.maximumf %62, %cst_2 : f32
    memref.store %63, %alloc_4[%53, %55, %57, %59] : memref<1x32x32x16xf32>
    %64 = arith.addi %59, %c1 : index
    cf.br ^bb36(%64 : index)
  ^bb38:  // pred: ^bb36
    %65 = arith.addi %57, %c1 : index
    cf.br ^bb35(%65 : index)
  ^bb39:  // pred: ^bb35
    %66 = arith.addi %55, %c1 : index
    cf.br ^bb34(%66 : index)
  ^bb40:  // pred: ^bb34
    %67 = arith.addi %53, %c1 : index
    cf.br ^bb33(%67 : index)
  ^bb41:  // pred: ^bb33
    %alloc_5 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x16xf32>
    cf.br ^bb42(%c0 : index)
  ^bb42(%68: index):  // 2 preds: ^bb41, ^bb49
    %69 = arith.cmpi slt, %68, %c1 : index
    cf.cond_br %69, ^bb43(%c0 : index), ^bb50(%c0 : index)
  ^bb43(%70: index):  // 2 preds: ^bb42, ^bb48
    %71 = arith.cmpi slt, %70, %c16 : index
    cf.cond_br %71, ^bb44(%c0 : index), ^bb49
  ^bb44(%72: index):  // 2 preds: ^bb43, ^bb47
    %73 = arith.cmpi slt, %72, %c16 : index
    cf.cond_br %73, ^bb45(%c0 : index), ^bb48
  ^bb45(%74: index):  // 2 preds: ^bb44, ^bb46
    %75 = arith.cmpi slt, %74, %c16 : index
    cf.cond_br %75, ^bb46, ^bb47
  ^bb46:  // pred: ^bb45
    memref.store %cst_1, %alloc_5[%68, %70, %72, %74] : memref<1x16x16x16xf32>
    %76 = arith.addi %74, %c1 : index
    cf.br ^bb45(%76 : index)
  ^bb47:  // pred: ^bb45
    %77 = arith.addi %72, %c1 : index
    cf.br ^bb44(%77 : index)
  ^bb48:  // pred: ^bb44
    %78 = arith.addi %70, %c1 : index
    cf.br ^bb43(%78 : index)
  ^bb49:  // pred: ^bb43
    %79 = arith.addi %68, %c1 : index
    cf.br ^bb42(%79 : index)
  ^bb50(%80: index):  // 2 preds: ^bb42, ^bb61
    %81 = arith.cmpi slt, %80, %c1 : index
    cf.cond_br %81, ^bb51(%c0 : index), ^bb62
  ^bb51(%82: index):  // 2 preds: ^bb50, ^bb60
    %83 = arith.cmpi slt, %82, %c16 : index
    cf.cond_br %83, ^bb52(%c0 : index), ^bb61
  ^bb52(%84: index):  // 2 preds: ^bb51, ^bb59
    %85 = arith.cmpi slt, %84, %c16 : index
    cf.cond_br %85, ^bb53(%c0 : index), ^bb60
  ^bb53(%86: index):  // 2 preds: ^bb52, ^bb58
    %87 = arith.cmpi slt, %86, %c16 : index
    cf.cond_br %87, ^bb54(%c0 : index), ^bb59
  ^bb54(%88: index):  // 2 preds: ^bb53, ^bb57
    %89 = arith.cmpi slt, %88, %c2 : index
    cf.cond_br %89, ^bb55(%c0 : index), ^bb58
  ^bb55(%90: index):  // 2 preds: ^bb54, ^bb56
    %91 = arith.cmpi slt, %90, %c2 : index
    cf.cond_br %91, ^bb56, ^bb57
  ^bb56:  // pred: ^bb55
    %92 = arith.muli %82, %c2 overflow<nsw> : index
    %93 = arith.addi %92, %88 : index
    %94 = arith.muli %84, %c2 overflow<nsw> : index
    %95 = arith.addi %94, %90 : index
    %96 = memref.load %alloc_4[%80, %93, %95, %86] : memref<1x32x32x16xf32>
    %97 = memref.load %alloc_5[%80, %82, %84, %86] : memref<1x16x16x16xf32>
    %98 = arith.maximumf %97, %96 : f32
    memref.store %98, %alloc_5[%80, %82, %84, %86] : memref<1x16x16x16xf32>
    %99 = arith.addi %90, %c1 : index
    cf.br ^bb55(%99 : index)
  ^bb57:  // pred: ^bb55
    %100 = arith.addi %88, %c1 : index
    cf.br ^bb54(%100 : index)
  ^bb58:  // pred: ^bb54
    %101 = arith.addi %86, %c1 : index
    cf.br ^bb53(%101 : index)
  ^bb59:  // pred: ^bb53
    %102 = arith.addi %84, %c1 : index
    cf.br ^bb52(%102 : index)
  ^bb60:  // pred: ^bb52
    %103 = arith.addi %82, %c1 : index
    cf.br ^bb51(%103 : index)
  ^bb61:  // pred: ^bb51
    %104 = arith.addi %80, %c1 : index
    cf.br ^bb50(%104 : index)
  ^bb62:  // pred: ^bb50
    %alloc_6 = memref.alloc() {alignment = 64 : i64} : memref<1x18x18x16xf32>
    cf.br ^bb63(%c0 : index)
  ^bb63(%105: index):  // 2 preds: ^bb62, ^bb70
    %106 = arith.cmpi slt, %105, %c1 : index
    cf.cond_br %106, ^bb64(%c0 : index), ^bb71
  ^bb64(%107: index):  // 2 preds: ^bb63, ^bb69
    %108 = arith.cmpi slt, %107, %c18 : index
    cf.cond_br %108, ^bb65(%c0 : index), ^bb70
  ^bb65(%109: index):  // 2 preds: ^bb64, ^bb68
    %110 = arith.cmpi slt, %109, %c18 : index
    cf.cond_br %110, ^bb66(%c0 : index), ^bb69
  ^bb66(%111: index):  // 2 preds: ^bb65, ^bb67
    %112 = arith.cmpi slt, %111, %c16 : index
    cf.cond_br %112, ^bb67, ^bb68
  ^bb67:  // pred: ^bb66
    memref.store %cst_2, %alloc_6[%105, %107, %109, %111] : memref<1x18x18x16xf32>
    %113 = arith.addi %111, %c1 : index
    cf.br ^bb66(%113 : index)
  ^bb68:  // pred: ^bb66
    %114 = arith.addi %109, %c1 : index
    cf.br ^bb65(%114 : index)
  ^bb69:  // pred: ^bb65
    %115 = arith.addi %107, %c1 : index
    cf.br ^bb64(%115 : index)
  ^bb70:  // pred: ^bb64
    %116 = arith.addi %105, %c1 : index
    cf.br ^bb63(%116 : index)
  ^bb71:  // pred: ^bb63
    %subview_7 = memref.subview %alloc_6[0, 1, 1, 0] [1, 16, 16, 16] [1, 1, 1, 1] : memref<1x18x18x16xf32> to memref<1x16x16x16xf32, strided<[5184, 288, 16, 1], offset: 304>>
    memref.copy %alloc_5, %subview_7 : memref<1x16x16x16xf32> to memref<1x16x16x16xf32, strided<[5184, 288, 16, 1], offset: 304>>
    %alloc_8 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x32xf32>
    cf.br ^bb72(%c0 : index)
  ^bb72(%117: index):  // 2 preds: ^bb71, ^bb79
    %118 = arith.cmpi slt, %117, %c1 : index
    cf.cond_br %118, ^bb73(%c0 : index), ^bb80(%c0 : index)
  ^bb73(%119: index):  // 2 preds: ^bb72, ^bb78
    %120 = arith.cmpi slt, %119, %c16 : index
    cf.cond_br %120, ^bb74(%c0 : index), ^bb79
  ^bb74(%121: index):  // 2 preds: ^bb73, ^bb77
    %122 = arith.cmpi slt, %121, %c16 : index
    cf.cond_br %122, ^bb75(%c0 : index), ^bb78
  ^bb75(%123: index):  // 2 preds: ^bb74, ^bb76
    %124 = arith.cmpi slt, %123, %c32 : index
    cf.cond_br %124, ^bb76, ^bb77
  ^bb76:  // pred: ^bb75
    %125 = memref.load %arg4[%123] : memref<32xf32, strided<[?], offset: ?>>
    memref.store %125, %alloc_8[%117, %119, %121, %123] : memref<1x16x16x32xf32>
    %126 = arith.addi %123, %c1 : index
    cf.br ^bb75(%126 : index)
  ^bb77:  // pred: ^bb75
    %127 = arith.addi %121, %c1 : index
    cf.br ^bb74(%127 : index)
  ^bb78:  // pred: ^bb74
    %128 = arith.addi %119, %c1 : index
    cf.br ^bb73(%128 : index)
  ^bb79:  // pred: ^bb73
    %129 = arith.addi %117, %c1 : index
    cf.br ^bb72(%129 : index)
  ^bb80(%130: index):  // 2 preds: ^bb72, ^bb93
    %131 = arith.cmpi slt, %130, %c1 : index
    cf.cond_br %131, ^bb81(%c0 : index), ^bb94
  ^bb81(%132: index):  // 2 preds: ^bb80, ^bb92
    %133 = arith.cmpi slt, %132, %c16 : index
    cf.cond_br %133, ^bb82(%c0 : index), ^bb93
  ^bb82(%134: index):  // 2 preds: ^bb81, ^bb91
    %135 = arith.cmpi slt, %134, %c16 : index
    cf.cond_br %135, ^bb83(%c0 : index), ^bb92
  ^bb83(%136: index):  // 2 preds: ^bb82, ^bb90
    %137 = arith.cmpi slt, %136, %c32 : index
    cf.cond_br %137, ^bb84(%c0 : index), ^bb91
  ^bb84(%138: index):  // 2 preds: ^bb83, ^bb89
    %139 = arith.cmpi slt, %138, %c3 : index
    cf.cond_br %139, ^bb85(%c0 : index), ^bb90
  ^bb85(%140: index):  // 2 preds: ^bb84, ^bb88
    %141 = arith.cmpi slt, %140, %c3 : index
    cf.cond_br %141, ^bb86(%c0 : index), ^bb89
  ^bb86(%142: index):  // 2 preds: ^bb85, ^bb87
    %143 = arith.cmpi slt, %142, %c16 : index
    cf.cond_br %143, ^bb87, ^bb88
  ^bb87:  // pred: ^bb86
    %144 = arith.addi %132, %138 : index
    %145 = arith.addi %134, %140 : index
    %146 = memref.load %alloc_6[%130, %144, %145, %142] : memref<1x18x18x16xf32>
    %147 = memref.load %arg3[%136, %138, %140, %142] : memref<32x3x3x16xf32, strided<[?, ?, ?, ?], offset: ?>>
    %148 = memref.load %alloc_8[%130, %132, %134, %136] : memref<1x16x16x32xf32>
    %149 = arith.mulf %146, %147 : f32
    %150 = arith.addf %148, %149 : f32
    memref.store %150, %alloc_8[%130, %132, %134, %136] : memref<1x16x16x32xf32>
    %151 = arith.addi %142, %c1 : index
    cf.br ^bb86(%151 : index)
  ^bb88:  // pred: ^bb86
    %152 = arith.addi %140, %c1 : index
    cf.br ^bb85(%152 : index)
  ^bb89:  // pred: ^bb85
    %153 = arith.addi %138, %c1 : index
    cf.br ^bb84(%153 : index)
  ^bb90:  // pred: ^bb84
    %154 = arith.addi %136, %c1 : index
    cf.br ^bb83(%154 : index)
  ^bb91:  // pred: ^bb83
    %155 = arith.addi %134, %c1 : index
    cf.br ^bb82(%155 : index)
  ^bb92:  // pred: ^bb82
    %156 = arith.addi %132, %c1 : index
    cf.br ^bb81(%156 : index)
  ^bb93:  // pred: ^bb81
    %157 = arith.addi %130, %c1 : index
    cf.br ^bb80(%157 : index)
  ^bb94:  // pred: ^bb80
    %alloc_9 = memref.alloc() {alignment = 64 : i64} : memref<1x16x16x32xf32>
    cf.br ^bb95(%c0 : index)
  ^bb95(%158: index):  // 2 preds: ^bb94, ^bb102
    %159 = arith.cmpi slt, %158, %c1 : index
    cf.cond_br %159, ^bb96(%c0 : index), ^bb103
  ^bb96(%160: index):  // 2 preds: ^bb95, ^bb101
    %161 = arith.cmpi slt, %160, %c16 : index
    cf.cond_br %161, ^bb97(%c0 : index), ^bb102
  ^bb97(%162: index):  // 2 preds: ^bb96, ^bb100
    %163 = arith.cmpi slt, %162, %c16 : index
    cf.cond_br %163, ^bb98(%c0 : index), ^bb101
  ^bb98(%164: index):  // 2 preds: ^bb97, ^bb99
    %165 = arith.cmpi slt, %164, %c32 : index
    cf.cond_br %165, ^bb99, ^bb100
  ^bb99:  // pred: ^bb98
    %166 = memref.load %alloc_8[%158, %160, %162, %164] : memref<1x16x16x32xf32>
    %167 = math.tanh %166 : f32
    memref.store %167, %alloc_9[%158, %160, %162, %164] : memref<1x16x16x32xf32>
    %168 = arith.addi %164, %c1 : index
    cf.br ^bb98(%168 : index)
  ^bb100:  // pred: ^bb98
    %169 = arith.addi %162, %c1 : index
    cf.br ^bb97(%169 : index)
  ^bb101:  // pred: ^bb97
    %170 = arith.addi %160, %c1 : index
    cf.br ^bb96(%170 : index)
  ^bb102:  // pred: ^bb96
    %171 = arith.addi %158, %c1 : index
    cf.br ^bb95(%171 : index)
  ^bb103:  // pred: ^bb95
    %alloc_10 = memref.alloc() {alignment = 64 : i64} : memref<1x8x8x32xf32>
    cf.br ^bb104(%c0 : index)
  ^bb104(%172: index):  // 2 preds: ^bb103, ^bb111
    %173 = arith.cmpi slt, %172, %c1 : index
    cf.cond_br %173, ^bb105(%c0 : index), ^bb112(%c0 : index)
  ^bb105(%174: index):  // 2 preds: ^bb104, ^bb110
    %175 = arith.cmpi slt, %174, %c8 : index
    cf.cond_br %175, ^bb106(%c0 : index), ^bb111
  ^bb106(%176: index):  // 2 preds: ^bb105, ^bb109
    %177 = arith.cmpi slt, %176, %c8 : index
    cf.cond_br %177, ^bb107(%c0 : index), ^bb110
  ^bb107(%178: index):  // 2 preds: ^bb106, ^bb108
    %179 = arith.cmpi slt, %178, %c32 : index
    cf.cond_br %179, ^bb108, ^bb109
  ^bb108:  // pred: ^bb107
    memref.store %cst_2, %alloc_10[%172, %174, %176, %178] : memref<1x8x8x32xf32>
    %180 = arith.addi %178, %c1 : index
    cf.br ^bb107(%180 : index)
  ^bb109:  // pred: ^bb107
    %181 = arith.addi %176, %c1 : index
    cf.br ^bb106(%181 : index)
  ^bb110:  // pred: ^bb106
    %182 = arith.addi %174, %c1 : index
    cf.br ^bb105(%182 : index)
  ^bb111:  // pred: ^bb105
    %183 = arith.addi %172, %c1 : index
    cf.br ^bb104(%183 : index)
  ^bb112(%184: index):  // 2 preds: ^bb104, ^bb123
    %185 = arith.cmpi slt, %184, %c1 : index
    cf.cond_br %185, ^bb113(%c0 : index), ^bb124
  ^bb113(%186: index):  // 2 preds: ^bb112, ^bb122
    %187 = arith.cmpi slt, %186, %c8 : index
    cf.cond_br %187, ^bb114(%c0 : index), ^bb123
  ^bb114(%188: index):  // 2 preds: ^bb113, ^bb121
    %189 = arith.cmpi slt, %188, %c8 : index
    cf.cond_br %189, ^bb115(%c0 : index), ^bb122
  ^bb115(%190: index):  // 2 preds: ^bb114, ^bb120
    %191 = arith.cmpi slt, %190, %c32 : index
    cf.cond_br %191, ^bb116(%c0 : index), ^bb121
  ^bb116(%192: index):  // 2 preds: ^bb115, ^bb119
    %193 = arith.cmpi slt, %192, %c2 : index
    cf.cond_br %193, ^bb117(%c0 : index), ^bb120
  ^bb117(%194: index):  // 2 preds: ^bb116, ^bb118
    %195 = arith.cmpi slt, %194, %c2 : index
    cf.cond_br %195, ^bb118, ^bb119
  ^bb118:  // pred: ^bb117
    %196 = arith.muli %186, %c2 overflow<nsw> : index
    %197 = arith.addi %196, %192 : index
    %198 = arith.muli %188, %c2 overflow<nsw> : index
    %199 = arith.addi %198, %194 : index
    %200 = memref.load %alloc_9[%184, %197, %199, %190] : memref<1x16x16x32xf32>
    %201 = memref.load %alloc_10[%184, %186, %188, %190] : memref<1x8x8x32xf32>
    %202 = arith.addf %201, %200 : f32
    memref.store %202, %alloc_10[%184, %186, %188, %190] : memref<1x8x8x32xf32>
    %203 = arith.addi %194, %c1 : index
    cf.br ^bb117(%203 : index)
  ^bb119:  // pred: ^bb117
    %204 = arith.addi %192, %c1 : index
    cf.br ^bb116(%204 : index)
  ^bb120:  // pred: ^bb116
    %205 = arith.addi %190, %c1 : index
    cf.br ^bb115(%205 : index)
  ^bb121:  // pred: ^bb115
    %206 = arith.addi %188, %c1 : index
    cf.br ^bb114(%206 : index)
  ^bb122:  // pred: ^bb114
    %207 = arith.addi %186, %c1 : index
    cf.br ^bb113(%207 : index)
  ^bb123:  // pred: ^bb113
    %208 = arith.addi %184, %c1 : index
    cf.br ^bb112(%208 : index)
  ^bb124:  // pred: ^bb112
    %alloc_11 = memref.alloc() {alignment = 64 : i64} : memref<1x8x8x32xf32>
    cf.br ^bb125(%c0 : index)
  ^bb125(%209: index):  // 2 preds: ^bb124, ^bb132
    %210 = arith.cmpi slt, %209, %c1 : index
    cf.cond_br %210, ^bb126(%c0 : index), ^bb133
  ^bb126(%211: index):  // 2 preds: ^bb125, ^bb131
    %212 = arith.cmpi slt, %211, %c8 : index
    cf.cond_br %212, ^bb127(%c0 : index), ^bb132
  ^bb127(%213: index):  // 2 preds: ^bb126, ^bb130
    %214 = arith.cmpi slt, %213, %c8 : index
    cf.cond_br %214, ^bb128(%c0 : index), ^bb131
  ^bb128(%215: index):  // 2 preds: ^bb127, ^bb129
    %216 = arith.cmpi slt, %215, %c32 : index
    cf.cond_br %216, ^bb129, ^bb130
  ^bb129:  // pred: ^bb128
    %217 = memref.load %alloc_10[%209, %211, %213, %215] : memref<1x8x8x32xf32>
    %218 = arith.divf %217, %cst_0 : f32
    memref.store %218, %alloc_11[%209, %211, %213, %215] : memref<1x8x8x32xf32>
    %219 = arith.addi %215, %c1 : index
    cf.br ^bb128(%219 : index)
  ^bb130:  // pred: ^bb128
    %220 = arith.addi %213, %c1 : index
    cf.br ^bb127(%220 : index)
  ^bb131:  // pred: ^bb127
    %221 = arith.addi %211, %c1 : index
    cf.br ^bb126(%221 : index)
  ^bb132:  // pred: ^bb126
    %222 = arith.addi %209, %c1 : index
    cf.br ^bb125(%222 : index)
  ^bb133:  // pred: ^bb125
    return %alloc_11 : memref<1x8x8x32xf32>
  }
}

