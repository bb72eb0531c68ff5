// Every row of the tables once.
  func.func @f0(%arg0: f32) {
    %0 = rocdl.cos %arg0 f32 -> f32
    return
  }
  func.func @f2(%arg0: f32) {
    %0 = rocdl.exp %arg0 f32 -> f32
    return
  }
  func.func @f4(%arg0: f32) {
    %0 = rocdl.exp2 %arg0 f32 -> f32
    return
  }
  func.func @f6(%arg0: f32) {
    %0 = rocdl.log %arg0 f32 -> f32
    return
  }
  func.func @f8(%arg0: f32) {
    %0 = rocdl.rcp %arg0 f32 -> f32
    return
  }
  func.func @f10(%arg0: f32) {
    %0 = rocdl.sin %arg0 f32 -> f32
    return
  }
  func.func @f12(%arg0: f32) {
    %0 = rocdl.sqrt %arg0 f32 -> f32
    return
  }
  func.func @f14(%arg0: f32) {
    %0 = rocdl.tanh %arg0 f32 -> f32
    return
  }
  func.func @f16(%arg0: i1) {
    %0 = rocdl.ballot %arg0 : i32
    return
  }
  func.func @f18(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.init %arg0 member_cnt = 3 : !llvm.ptr<3>
    return
  }
  func.func @f20(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.join %arg0 : !llvm.ptr<3>
    return
  }
  func.func @f22() {
    rocdl.s.barrier.leave id = 2
    return
  }
  func.func @f24() {
    rocdl.barrier
    return
  }
  func.func @f26() {
    %0 = rocdl.s.barrier.signal.isfirst id = 3 -> i1
    return
  }
  func.func @f28() {
    rocdl.s.barrier.signal id = 3
    return
  }
  func.func @f30(%arg0: !llvm.ptr<3>) {
    rocdl.s.barrier.signal.var %arg0 member_cnt = 3 : !llvm.ptr<3>
    return
  }
  func.func @f32() {
    rocdl.s.barrier.wait id = 2
    return
  }
  func.func @f34() {
    %0 = rocdl.workgroup.dim.x : i32
    return
  }
  func.func @f37() {
    %0 = rocdl.workgroup.dim.y : i32
    return
  }
  func.func @f40() {
    %0 = rocdl.workgroup.dim.z : i32
    return
  }
  func.func @f43() {
    %0 = rocdl.workgroup.id.x : i32
    return
  }
  func.func @f46() {
    %0 = rocdl.workgroup.id.y : i32
    return
  }
  func.func @f49() {
    %0 = rocdl.workgroup.id.z : i32
    return
  }
  func.func @f52() {
    %0 = rocdl.cluster.id.x : i32
    return
  }
  func.func @f55() {
    %0 = rocdl.cluster.id.y : i32
    return
  }
  func.func @f58() {
    %0 = rocdl.cluster.id.z : i32
    return
  }
  func.func @f61(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b128 %arg0, %arg1, 3, 3, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    return
  }
  func.func @f64(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b32 %arg0, %arg1, 3, 3, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    return
  }
  func.func @f67(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b64 %arg0, %arg1, 3, 3, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    return
  }
  func.func @f70(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>, %arg2: i32) {
    rocdl.cluster.load.async.to.lds.b8 %arg0, %arg1, 3, 3, %arg2 : !llvm.ptr<1>, !llvm.ptr<3>
    return
  }
  func.func @f73(%arg0: i32) {
    %0 = rocdl.cvt.f32.bf8 %arg0[3] : i32
    return
  }
  func.func @f75(%arg0: i32) {
    %0 = rocdl.cvt.f32.fp8 %arg0[3] : i32
    return
  }
  func.func @f77(%arg0: f32, %arg1: f32, %arg2: i32) {
    %0 = rocdl.cvt.pk.bf8.f32 %arg0, %arg1 -> %arg2[true] : i32
    return
  }
  func.func @f79(%arg0: i32) {
    %0 = rocdl.cvt.pk.f32.bf8 %arg0[true] : i32
    return
  }
  func.func @f81(%arg0: i32) {
    %0 = rocdl.cvt.pk.f32.fp8 %arg0[true] : i32
    return
  }
  func.func @f83(%arg0: f32, %arg1: f32, %arg2: i32) {
    %0 = rocdl.cvt.pk.fp8.f32 %arg0, %arg1 -> %arg2[true] : i32
    return
  }
  func.func @f85(%arg0: f32, %arg1: f32) {
    %0 = rocdl.cvt.pkrtz %arg0, %arg1 : i32
    return
  }
  func.func @f87(%arg0: vector<3xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk16.bf16.bf6 %arg0, %arg1[3] : vector<16xbf16>
    return
  }
  func.func @f89(%arg0: vector<3xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk16.bf16.fp6 %arg0, %arg1[3] : vector<16xbf16>
    return
  }
  func.func @f91(%arg0: vector<3xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk16.f16.bf6 %arg0, %arg1[3] : vector<16xf16>
    return
  }
  func.func @f93(%arg0: vector<3xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk16.f16.fp6 %arg0, %arg1[3] : vector<16xf16>
    return
  }
  func.func @f95(%arg0: vector<3xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk16.f32.bf6 %arg0, %arg1[3] : vector<16xf32>
    return
  }
  func.func @f97(%arg0: vector<3xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk16.f32.fp6 %arg0, %arg1[3] : vector<16xf32>
    return
  }
  func.func @f99(%arg0: vector<2xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.bf16.bf8 %arg0, %arg1[3] : vector<8xbf16>
    return
  }
  func.func @f101(%arg0: i32, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.bf16.fp4 %arg0, %arg1[3] : vector<8xbf16>
    return
  }
  func.func @f103(%arg0: vector<2xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.bf16.fp8 %arg0, %arg1[3] : vector<8xbf16>
    return
  }
  func.func @f105(%arg0: vector<2xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.f16.bf8 %arg0, %arg1[3] : vector<8xf16>
    return
  }
  func.func @f107(%arg0: i32, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.f16.fp4 %arg0, %arg1[3] : vector<8xf16>
    return
  }
  func.func @f109(%arg0: vector<2xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.f16.fp8 %arg0, %arg1[3] : vector<8xf16>
    return
  }
  func.func @f111(%arg0: vector<2xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.f32.bf8 %arg0, %arg1[3] : vector<8xf32>
    return
  }
  func.func @f113(%arg0: i32, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.f32.fp4 %arg0, %arg1[3] : vector<8xf32>
    return
  }
  func.func @f115(%arg0: vector<2xi32>, %arg1: i32) {
    %0 = rocdl.cvt.scale.pk8.f32.fp8 %arg0, %arg1[3] : vector<8xf32>
    return
  }
  func.func @f117(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    return
  }
  func.func @f119(%arg0: vector<16xf32>, %arg1: vector<16xf32>, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    return
  }
  func.func @f121(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.f16.bf8 %arg1[3], %arg2 -> %arg0[true] : vector<2xf16>
    return
  }
  func.func @f123(%arg0: vector<2xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.f16.fp8 %arg1[3], %arg2 -> %arg0[true] : vector<2xf16>
    return
  }
  func.func @f125(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.f32.bf8 %arg0[3], %arg1 : f32
    return
  }
  func.func @f127(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.f32.fp8 %arg0[3], %arg1 : f32
    return
  }
  func.func @f129(%arg0: vector<16xbf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg0, %arg1 : vector<3xi32>
    return
  }
  func.func @f131(%arg0: vector<16xf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg0, %arg1 : vector<3xi32>
    return
  }
  func.func @f133(%arg0: vector<16xf32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg0, %arg1 : vector<3xi32>
    return
  }
  func.func @f135(%arg0: vector<16xbf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg0, %arg1 : vector<3xi32>
    return
  }
  func.func @f137(%arg0: vector<16xf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg0, %arg1 : vector<3xi32>
    return
  }
  func.func @f139(%arg0: vector<16xf32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg0, %arg1 : vector<3xi32>
    return
  }
  func.func @f141(%arg0: vector<6xi32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg0, %arg1 : vector<32xbf16>
    return
  }
  func.func @f143(%arg0: vector<6xi32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg0, %arg1 : vector<32xbf16>
    return
  }
  func.func @f145(%arg0: vector<32xbf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg0, %arg1 : vector<6xi32>
    return
  }
  func.func @f147(%arg0: vector<32xf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg0, %arg1 : vector<6xi32>
    return
  }
  func.func @f149(%arg0: vector<6xi32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg0, %arg1 : vector<32xf16>
    return
  }
  func.func @f151(%arg0: vector<6xi32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg0, %arg1 : vector<32xf16>
    return
  }
  func.func @f153(%arg0: vector<6xi32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg0, %arg1 : vector<32xf32>
    return
  }
  func.func @f155(%arg0: vector<6xi32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg0, %arg1 : vector<32xf32>
    return
  }
  func.func @f157(%arg0: vector<32xbf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg0, %arg1 : vector<6xi32>
    return
  }
  func.func @f159(%arg0: vector<32xf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg0, %arg1 : vector<6xi32>
    return
  }
  func.func @f161(%arg0: vector<8xbf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg0, %arg1 : vector<2xi32>
    return
  }
  func.func @f163(%arg0: vector<8xf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg0, %arg1 : vector<2xi32>
    return
  }
  func.func @f165(%arg0: vector<8xf32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg0, %arg1 : vector<2xi32>
    return
  }
  func.func @f167(%arg0: vector<8xbf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg0, %arg1 : i32
    return
  }
  func.func @f169(%arg0: vector<8xf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg0, %arg1 : i32
    return
  }
  func.func @f171(%arg0: vector<8xf32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg0, %arg1 : i32
    return
  }
  func.func @f173(%arg0: vector<8xbf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg0, %arg1 : vector<2xi32>
    return
  }
  func.func @f175(%arg0: vector<8xf16>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg0, %arg1 : vector<2xi32>
    return
  }
  func.func @f177(%arg0: vector<8xf32>, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg0, %arg1 : vector<2xi32>
    return
  }
  func.func @f179(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg0[true], %arg1 : vector<2xbf16>
    return
  }
  func.func @f181(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg0[3], %arg1 : vector<2xbf16>
    return
  }
  func.func @f183(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg0[true], %arg1 : vector<2xbf16>
    return
  }
  func.func @f185(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    return
  }
  func.func @f187(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.pk.bf8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    return
  }
  func.func @f189(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.pk.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
    return
  }
  func.func @f191(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.f16.bf8 %arg0[true], %arg1 : vector<2xf16>
    return
  }
  func.func @f193(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.f16.fp4 %arg0[3], %arg1 : vector<2xf16>
    return
  }
  func.func @f195(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.f16.fp8 %arg0[true], %arg1 : vector<2xf16>
    return
  }
  func.func @f197(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.f32.bf8 %arg0[true], %arg1 : vector<2xf32>
    return
  }
  func.func @f199(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.f32.fp4 %arg0[3], %arg1 : vector<2xf32>
    return
  }
  func.func @f201(%arg0: i32, %arg1: f32) {
    %0 = rocdl.cvt.scalef32.pk.f32.fp8 %arg0[true], %arg1 : vector<2xf32>
    return
  }
  func.func @f203(%arg0: i32, %arg1: vector<2xbf16>, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg1, %arg2 -> %arg0[3] : i32
    return
  }
  func.func @f205(%arg0: i32, %arg1: vector<2xf16>, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.pk.fp4.f16 %arg1, %arg2 -> %arg0[3] : i32
    return
  }
  func.func @f207(%arg0: i32, %arg1: f32, %arg2: f32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f209(%arg0: vector<2xi16>, %arg1: vector<2xbf16>, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    return
  }
  func.func @f211(%arg0: vector<2xi16>, %arg1: vector<2xf16>, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.pk.fp8.f16 %arg1, %arg2 -> %arg0[true] : vector<2xi16>
    return
  }
  func.func @f213(%arg0: vector<2xi16>, %arg1: f32, %arg2: f32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.pk.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[true] : vector<2xi16>
    return
  }
  func.func @f215(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f217(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.bf8.f16 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f219(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.bf8.f32 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f221(%arg0: i32, %arg1: bf16, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f223(%arg0: i32, %arg1: f16, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.fp8.f16 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f225(%arg0: i32, %arg1: f32, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.fp8.f32 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f227(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
    return
  }
  func.func @f229(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
    return
  }
  func.func @f231(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
    return
  }
  func.func @f233(%arg0: vector<16xbf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg0, %arg1, %arg2 : vector<3xi32>
    return
  }
  func.func @f235(%arg0: vector<16xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg0, %arg1, %arg2 : vector<3xi32>
    return
  }
  func.func @f237(%arg0: vector<16xf32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg0, %arg1, %arg2 : vector<3xi32>
    return
  }
  func.func @f239(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
    return
  }
  func.func @f241(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
    return
  }
  func.func @f243(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    return
  }
  func.func @f245(%arg0: vector<32xbf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg0, %arg1, %arg2 : vector<6xi32>
    return
  }
  func.func @f247(%arg0: vector<32xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg0, %arg1, %arg2 : vector<6xi32>
    return
  }
  func.func @f249(%arg0: vector<32xf32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg0, %arg1, %arg2 : vector<6xi32>
    return
  }
  func.func @f251(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
    return
  }
  func.func @f253(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
    return
  }
  func.func @f255(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
    return
  }
  func.func @f257(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg0, %arg1, %arg2 : i32
    return
  }
  func.func @f259(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg0, %arg1, %arg2 : i32
    return
  }
  func.func @f261(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg0, %arg1, %arg2 : i32
    return
  }
  func.func @f263(%arg0: vector<8xbf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg0, %arg1, %arg2 : vector<2xi32>
    return
  }
  func.func @f265(%arg0: vector<8xf16>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg0, %arg1, %arg2 : vector<2xi32>
    return
  }
  func.func @f267(%arg0: vector<8xf32>, %arg1: i32, %arg2: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg0, %arg1, %arg2 : vector<2xi32>
    return
  }
  func.func @f269(%arg0: i32, %arg1: vector<2xbf16>, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f271(%arg0: i32, %arg1: vector<2xf16>, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f273(%arg0: i32, %arg1: vector<2xf32>, %arg2: i32, %arg3: f32) {
    %0 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg1, %arg2, %arg3 -> %arg0[3] : i32
    return
  }
  func.func @f275(%arg0: f32, %arg1: i32, %arg2: i32) {
    %0 = rocdl.cvt.sr.bf8.f32 %arg0, %arg1 -> %arg2[3] : i32
    return
  }
  func.func @f277(%arg0: f32, %arg1: i32, %arg2: i32) {
    %0 = rocdl.cvt.sr.fp8.f32 %arg0, %arg1 -> %arg2[3] : i32
    return
  }
  func.func @f279(%arg0: i32, %arg1: i32) {
    %0 = rocdl.update.dpp %arg0, %arg1 with 3, 3, 3, true : i32
    return
  }
  func.func @f281(%arg0: !llvm.ptr<3>) {
    rocdl.ds.atomic.async.barrier.arrive.b64 %arg0 : !llvm.ptr<3>
    return
  }
  func.func @f284(%arg0: !llvm.ptr<3>, %arg1: i64) {
    %0 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg0, %arg1 : !llvm.ptr<3>, i64 -> i64
    return
  }
  func.func @f287(%arg0: i32, %arg1: i32) {
    %0 = rocdl.ds_bpermute %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @f289(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.ds.load.tr16.b128 %arg0 : !llvm.ptr<3> -> i32
    return
  }
  func.func @f292(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.ds.load.tr4.b64 %arg0 : !llvm.ptr<3> -> i32
    return
  }
  func.func @f295(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.ds.load.tr6.b96 %arg0 : !llvm.ptr<3> -> i32
    return
  }
  func.func @f298(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.ds.load.tr8.b64 %arg0 : !llvm.ptr<3> -> i32
    return
  }
  func.func @f301(%arg0: i32, %arg1: i32) {
    %0 = rocdl.ds_swizzle %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @f303(%arg0: f32, %arg1: f32, %arg2: f32) {
    %0 = rocdl.fmed3 %arg0, %arg1, %arg2 : f32
    return
  }
  func.func @f305(%arg0: !llvm.ptr) {
    rocdl.flat.prefetch %arg0, scope 3 : !llvm.ptr
    return
  }
  func.func @f308() {
    %0 = rocdl.s.get.barrier.state id = 3 -> i32
    return
  }
  func.func @f310(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.s.get.named.barrier.state %arg0 : !llvm.ptr<3> -> i32
    return
  }
  func.func @f312(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b128 %arg0, %arg1, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
    return
  }
  func.func @f315(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b32 %arg0, %arg1, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
    return
  }
  func.func @f318(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b64 %arg0, %arg1, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
    return
  }
  func.func @f321(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.async.to.lds.b8 %arg0, %arg1, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
    return
  }
  func.func @f324(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.global.load.lds %arg0, %arg1, 3, 3, 3
    return
  }
  func.func @f327(%arg0: !llvm.ptr<1>) {
    %0 = rocdl.global.load.tr4.b64 %arg0 : !llvm.ptr<1> -> i32
    return
  }
  func.func @f330(%arg0: !llvm.ptr<1>) {
    %0 = rocdl.global.load.tr6.b96 %arg0 : !llvm.ptr<1> -> i32
    return
  }
  func.func @f333(%arg0: !llvm.ptr<1>) {
    %0 = rocdl.global.load.tr.b128 %arg0 : !llvm.ptr<1> -> i32
    return
  }
  func.func @f336(%arg0: !llvm.ptr<1>) {
    %0 = rocdl.global.load.tr.b64 %arg0 : !llvm.ptr<1> -> i32
    return
  }
  func.func @f339(%arg0: !llvm.ptr<1>) {
    rocdl.global.prefetch %arg0, scope 3 : !llvm.ptr<1>
    return
  }
  func.func @f342() {
    %0 = rocdl.grid.dim.x : i32
    return
  }
  func.func @f345() {
    %0 = rocdl.grid.dim.y : i32
    return
  }
  func.func @f348() {
    %0 = rocdl.grid.dim.z : i32
    return
  }
  func.func @f351() {
    rocdl.iglp.opt 3
    return
  }
  func.func @f353(%arg0: !llvm.ptr<1>, %arg1: !llvm.ptr<3>) {
    rocdl.load.to.lds %arg0, %arg1, 3, 3, 3 : <1>
    return
  }
  func.func @f356(%arg0: !llvm.ptr<1>, %arg1: i16, %arg2: i64, %arg3: i32) {
    %0 = rocdl.make.buffer.rsrc %arg0, %arg1, %arg2, %arg3 : <1> to <1>
    return
  }
  func.func @f358(%arg0: i32, %arg1: i32) {
    %0 = rocdl.mbcnt.hi %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @f361(%arg0: i32, %arg1: i32) {
    %0 = rocdl.mbcnt.lo %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @f364(%arg0: i32, %arg1: i32) {
    %0 = rocdl.permlane16.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
    return
  }
  func.func @f366(%arg0: i32, %arg1: i32) {
    %0 = rocdl.permlane32.swap %arg0, %arg1, true, true : (i32, i32) -> <(i32, i32)>
    return
  }
  func.func @f368(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
    %0 = rocdl.permlanex16 %arg0, %arg1, %arg2, %arg3, true, true : i32, i32
    return
  }
  func.func @f370(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32) {
    %0 = rocdl.raw.buffer.atomic.cmpswap(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : i32, i32
    return
  }
  func.func @f372(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f374(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f376(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f378(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f380(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) {
    %0 = rocdl.raw.buffer.load %arg0, %arg1, %arg2, %arg3 : i32
    return
  }
  func.func @f382(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.buffer.store %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f384(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr<8>, %arg3: i32, %arg4: i32, %arg5: i32) {
    %0 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg0, %arg1, %arg2, %arg3, %arg4, %arg5 : i32
    return
  }
  func.func @f387(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.ptr.buffer.atomic.fadd %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f390(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.ptr.buffer.atomic.fmax %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f393(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.ptr.buffer.atomic.smax %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f396(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.ptr.buffer.atomic.umin %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f399(%arg0: !llvm.ptr<8>, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32) {
    rocdl.raw.ptr.buffer.load.lds %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6
    return
  }
  func.func @f402(%arg0: !llvm.ptr<8>, %arg1: i32, %arg2: i32, %arg3: i32) {
    %0 = rocdl.raw.ptr.buffer.load %arg0, %arg1, %arg2, %arg3 : i32
    return
  }
  func.func @f405(%arg0: i32, %arg1: !llvm.ptr<8>, %arg2: i32, %arg3: i32, %arg4: i32) {
    rocdl.raw.ptr.buffer.store %arg0, %arg1, %arg2, %arg3, %arg4 : i32
    return
  }
  func.func @f408(%arg0: i32) {
    %0 = rocdl.readfirstlane %arg0 : i32
    return
  }
  func.func @f410(%arg0: i32, %arg1: i32) {
    %0 = rocdl.readlane %arg0, %arg1 : (i32, i32) -> i32
    return
  }
  func.func @f412() {
    rocdl.s.barrier
    return
  }
  func.func @f414() {
    rocdl.s.nop 2
    return
  }
  func.func @f416() {
    rocdl.s.sleep 3
    return
  }
  func.func @f418() {
    rocdl.s.waitcnt 3
    return
  }
  func.func @f420() {
    rocdl.sched.barrier 3
    return
  }
  func.func @f422() {
    rocdl.sched.group.barrier 3, 3, 3
    return
  }
  func.func @f424() {
    rocdl.s.setprio 2
    return
  }
  func.func @f426(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
    rocdl.tensor.load.to.lds.d2 %arg0, %arg1 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    return
  }
  func.func @f429(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
    rocdl.tensor.load.to.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    return
  }
  func.func @f432(%arg0: vector<4xi32>, %arg1: vector<8xi32>) {
    rocdl.tensor.store.from.lds.d2 %arg0, %arg1 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    return
  }
  func.func @f435(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<4xi32>, %arg3: vector<4xi32>) {
    rocdl.tensor.store.from.lds %arg0, %arg1, %arg2, %arg3 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    return
  }
  func.func @f438() {
    %0 = rocdl.workitem.id.x : i32
    return
  }
  func.func @f441() {
    %0 = rocdl.workitem.id.y : i32
    return
  }
  func.func @f444() {
    %0 = rocdl.workitem.id.z : i32
    return
  }
  func.func @f447() {
    rocdl.s.wait.asynccnt 2
    return
  }
  func.func @f449() {
    rocdl.s.wait.dscnt 2
    return
  }
  func.func @f451() {
    rocdl.s.wait.expcnt 2
    return
  }
  func.func @f453() {
    rocdl.s.wait.loadcnt 2
    return
  }
  func.func @f455() {
    rocdl.s.wait.storecnt 2
    return
  }
  func.func @f457() {
    rocdl.s.wait.tensorcnt 2
    return
  }
  func.func @f459(%arg0: !llvm.ptr<3>) {
    rocdl.s.wakeup.barrier %arg0 : !llvm.ptr<3>
    return
  }
  func.func @f461() {
    %0 = rocdl.wavefrontsize : i32
    return
  }
  func.func @f464(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.ds.read.tr16.b64 %arg0 : <3> -> i32
    return
  }
  func.func @f467(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.ds.read.tr4.b64 %arg0 : <3> -> i32
    return
  }
  func.func @f470(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.ds.read.tr6.b96 %arg0 : <3> -> i32
    return
  }
  func.func @f473(%arg0: !llvm.ptr<3>) {
    %0 = rocdl.ds.read.tr8.b64 %arg0 : <3> -> i32
    return
  }
  func.func @f476() {
    %0 = rocdl.mfma.f32.16x16x16bf16.1k  : () -> i32
    return
  }
  func.func @f479() {
    %0 = rocdl.mfma.f32.16x16x16f16  : () -> i32
    return
  }
  func.func @f482() {
    %0 = rocdl.mfma.f32.16x16x1f32  : () -> i32
    return
  }
  func.func @f485() {
    %0 = rocdl.mfma.f32.16x16x2bf16  : () -> i32
    return
  }
  func.func @f488() {
    %0 = rocdl.mfma.f32.16x16x32.bf16  : () -> i32
    return
  }
  func.func @f491() {
    %0 = rocdl.mfma.f32.16x16x32.bf8.bf8  : () -> i32
    return
  }
  func.func @f494() {
    %0 = rocdl.mfma.f32.16x16x32.bf8.fp8  : () -> i32
    return
  }
  func.func @f497() {
    %0 = rocdl.mfma.f32.16x16x32.f16  : () -> i32
    return
  }
  func.func @f500() {
    %0 = rocdl.mfma.f32.16x16x32.fp8.bf8  : () -> i32
    return
  }
  func.func @f503() {
    %0 = rocdl.mfma.f32.16x16x32.fp8.fp8  : () -> i32
    return
  }
  func.func @f506() {
    %0 = rocdl.mfma.f32.16x16x4bf16.1k  : () -> i32
    return
  }
  func.func @f509() {
    %0 = rocdl.mfma.f32.16x16x4f16  : () -> i32
    return
  }
  func.func @f512() {
    %0 = rocdl.mfma.f32.16x16x4f32  : () -> i32
    return
  }
  func.func @f515() {
    %0 = rocdl.mfma.f32.16x16x8.xf32  : () -> i32
    return
  }
  func.func @f518() {
    %0 = rocdl.mfma.f32.16x16x8bf16  : () -> i32
    return
  }
  func.func @f521() {
    %0 = rocdl.mfma.f32.32x32x16.bf16  : () -> i32
    return
  }
  func.func @f524() {
    %0 = rocdl.mfma.f32.32x32x16.bf8.bf8  : () -> i32
    return
  }
  func.func @f527() {
    %0 = rocdl.mfma.f32.32x32x16.bf8.fp8  : () -> i32
    return
  }
  func.func @f530() {
    %0 = rocdl.mfma.f32.32x32x16.f16  : () -> i32
    return
  }
  func.func @f533() {
    %0 = rocdl.mfma.f32.32x32x16.fp8.bf8  : () -> i32
    return
  }
  func.func @f536() {
    %0 = rocdl.mfma.f32.32x32x16.fp8.fp8  : () -> i32
    return
  }
  func.func @f539() {
    %0 = rocdl.mfma.f32.32x32x1f32  : () -> i32
    return
  }
  func.func @f542() {
    %0 = rocdl.mfma.f32.32x32x2bf16  : () -> i32
    return
  }
  func.func @f545() {
    %0 = rocdl.mfma.f32.32x32x2f32  : () -> i32
    return
  }
  func.func @f548() {
    %0 = rocdl.mfma.f32.32x32x4.xf32  : () -> i32
    return
  }
  func.func @f551() {
    %0 = rocdl.mfma.f32.32x32x4bf16  : () -> i32
    return
  }
  func.func @f554() {
    %0 = rocdl.mfma.f32.32x32x4bf16.1k  : () -> i32
    return
  }
  func.func @f557() {
    %0 = rocdl.mfma.f32.32x32x4f16  : () -> i32
    return
  }
  func.func @f560() {
    %0 = rocdl.mfma.f32.32x32x8bf16.1k  : () -> i32
    return
  }
  func.func @f563() {
    %0 = rocdl.mfma.f32.32x32x8f16  : () -> i32
    return
  }
  func.func @f566() {
    %0 = rocdl.mfma.f32.4x4x1f32  : () -> i32
    return
  }
  func.func @f569() {
    %0 = rocdl.mfma.f32.4x4x2bf16  : () -> i32
    return
  }
  func.func @f572() {
    %0 = rocdl.mfma.f32.4x4x4bf16.1k  : () -> i32
    return
  }
  func.func @f575() {
    %0 = rocdl.mfma.f32.4x4x4f16  : () -> i32
    return
  }
  func.func @f578() {
    %0 = rocdl.mfma.f64.16x16x4f64  : () -> i32
    return
  }
  func.func @f581() {
    %0 = rocdl.mfma.f64.4x4x4f64  : () -> i32
    return
  }
  func.func @f584() {
    %0 = rocdl.mfma.i32.16x16x16i8  : () -> i32
    return
  }
  func.func @f587() {
    %0 = rocdl.mfma.i32.16x16x32.i8  : () -> i32
    return
  }
  func.func @f590() {
    %0 = rocdl.mfma.i32.16x16x4i8  : () -> i32
    return
  }
  func.func @f593() {
    %0 = rocdl.mfma.i32.16x16x64.i8  : () -> i32
    return
  }
  func.func @f596() {
    %0 = rocdl.mfma.i32.32x32x16.i8  : () -> i32
    return
  }
  func.func @f599() {
    %0 = rocdl.mfma.i32.32x32x32.i8  : () -> i32
    return
  }
  func.func @f602() {
    %0 = rocdl.mfma.i32.32x32x4i8  : () -> i32
    return
  }
  func.func @f605() {
    %0 = rocdl.mfma.i32.32x32x8i8  : () -> i32
    return
  }
  func.func @f608() {
    %0 = rocdl.mfma.i32.4x4x4i8  : () -> i32
    return
  }
  func.func @f611() {
    %0 = rocdl.mfma.scale.f32.16x16x128.f8f6f4  : () -> i32
    return
  }
  func.func @f614() {
    %0 = rocdl.mfma.scale.f32.32x32x64.f8f6f4  : () -> i32
    return
  }
  func.func @f617() {
    %0 = rocdl.smfmac.f32.16x16x128.bf8.bf8  : () -> i32
    return
  }
  func.func @f620() {
    %0 = rocdl.smfmac.f32.16x16x128.bf8.fp8  : () -> i32
    return
  }
  func.func @f623() {
    %0 = rocdl.smfmac.f32.16x16x128.fp8.bf8  : () -> i32
    return
  }
  func.func @f626() {
    %0 = rocdl.smfmac.f32.16x16x128.fp8.fp8  : () -> i32
    return
  }
  func.func @f629() {
    %0 = rocdl.smfmac.f32.16x16x32.bf16  : () -> i32
    return
  }
  func.func @f632() {
    %0 = rocdl.smfmac.f32.16x16x32.f16  : () -> i32
    return
  }
  func.func @f635() {
    %0 = rocdl.smfmac.f32.16x16x64.bf16  : () -> i32
    return
  }
  func.func @f638() {
    %0 = rocdl.smfmac.f32.16x16x64.bf8.bf8  : () -> i32
    return
  }
  func.func @f641() {
    %0 = rocdl.smfmac.f32.16x16x64.bf8.fp8  : () -> i32
    return
  }
  func.func @f644() {
    %0 = rocdl.smfmac.f32.16x16x64.f16  : () -> i32
    return
  }
  func.func @f647() {
    %0 = rocdl.smfmac.f32.16x16x64.fp8.bf8  : () -> i32
    return
  }
  func.func @f650() {
    %0 = rocdl.smfmac.f32.16x16x64.fp8.fp8  : () -> i32
    return
  }
  func.func @f653() {
    %0 = rocdl.smfmac.f32.32x32x16.bf16  : () -> i32
    return
  }
  func.func @f656() {
    %0 = rocdl.smfmac.f32.32x32x16.f16  : () -> i32
    return
  }
  func.func @f659() {
    %0 = rocdl.smfmac.f32.32x32x32.bf16  : () -> i32
    return
  }
  func.func @f662() {
    %0 = rocdl.smfmac.f32.32x32x32.bf8.bf8  : () -> i32
    return
  }
  func.func @f665() {
    %0 = rocdl.smfmac.f32.32x32x32.bf8.fp8  : () -> i32
    return
  }
  func.func @f668() {
    %0 = rocdl.smfmac.f32.32x32x32.f16  : () -> i32
    return
  }
  func.func @f671() {
    %0 = rocdl.smfmac.f32.32x32x32.fp8.bf8  : () -> i32
    return
  }
  func.func @f674() {
    %0 = rocdl.smfmac.f32.32x32x32.fp8.fp8  : () -> i32
    return
  }
  func.func @f677() {
    %0 = rocdl.smfmac.f32.32x32x64.bf8.bf8  : () -> i32
    return
  }
  func.func @f680() {
    %0 = rocdl.smfmac.f32.32x32x64.bf8.fp8  : () -> i32
    return
  }
  func.func @f683() {
    %0 = rocdl.smfmac.f32.32x32x64.fp8.bf8  : () -> i32
    return
  }
  func.func @f686() {
    %0 = rocdl.smfmac.f32.32x32x64.fp8.fp8  : () -> i32
    return
  }
  func.func @f689() {
    %0 = rocdl.smfmac.i32.16x16x128.i8  : () -> i32
    return
  }
  func.func @f692() {
    %0 = rocdl.smfmac.i32.16x16x64.i8  : () -> i32
    return
  }
  func.func @f695() {
    %0 = rocdl.smfmac.i32.32x32x32.i8  : () -> i32
    return
  }
  func.func @f698() {
    %0 = rocdl.smfmac.i32.32x32x64.i8  : () -> i32
    return
  }
  func.func @f701(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) {
    %0 = rocdl.wmma.bf16.16x16x16.bf16 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    return
  }
  func.func @f704(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<8xbf16>) {
    %0 = rocdl.wmma.bf16.16x16x32.bf16 %arg0, %arg1, %arg2 : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
    return
  }
  func.func @f707(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg0, %arg1, %arg2 : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
    return
  }
  func.func @f710(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f713(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f716(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f719(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f722(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x16.f16 %arg0, %arg1, %arg2 : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f725(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x32.f16 %arg0, %arg1, %arg2 : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f728(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f731(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f734(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f737(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<16xf16>) {
    %0 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<16xf16>) -> vector<16xf16>
    return
  }
  func.func @f740(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f743(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f746(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f749(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f752(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x16.bf16 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f754(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f756(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f758(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x16.f16 %arg0, %arg1, %arg2 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f760(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f762(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f764(%arg0: vector<8xbf16>, %arg1: vector<8xbf16>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x32.bf16 %arg0, %arg1, %arg2 : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f767(%arg0: vector<16xf16>, %arg1: vector<16xf16>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x32.f16 %arg0, %arg1, %arg2 : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f770(%arg0: vector<8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x4.f32 %arg0, %arg1, %arg2 : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f773(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f776(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f779(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f782(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>) {
    %0 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    return
  }
  func.func @f785(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) {
    %0 = rocdl.wmma.i32.16x16x16.iu4 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    return
  }
  func.func @f788(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) {
    %0 = rocdl.wmma.i32.16x16x16.iu8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    return
  }
  func.func @f791(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) {
    %0 = rocdl.wmma.i32.16x16x32.iu4 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    return
  }
  func.func @f794(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<4xi32>) {
    %0 = rocdl.wmma.i32.16x16x64.iu8 %arg0, %arg1, %arg2 : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    return
  }
  func.func @f797(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>, %arg3: i64, %arg4: i64) {
    %0 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    return
  }
  func.func @f800(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>, %arg3: i64, %arg4: i64) {
    %0 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    return
  }
  func.func @f803(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>, %arg3: i32, %arg4: i32) {
    %0 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    return
  }
  func.func @f806(%arg0: vector<4xi32>, %arg1: vector<4xi32>, %arg2: vector<8xf32>, %arg3: i32, %arg4: i32) {
    %0 = rocdl.wmma.scale.f32.32x16x128.f4 %arg0, %arg1, %arg2, %arg3, %arg4 : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    return
  }
