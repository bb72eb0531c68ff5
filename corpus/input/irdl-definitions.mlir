// Every operation of the dialect, with all that its syntax allows.
irdl.dialect @cmath attributes {cmath.version = 1} {
  irdl.type @singleton
  irdl.type @complex attributes {doc.summary = "a number"} {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.type @"!sigil" {
  }
  irdl.attribute @unit {
    %0 = irdl.is "foo"
    %1 = irdl.base "!builtin.integer"
    %2 = irdl.base @cmath::@singleton
    %3 = irdl.base "#builtin.integer"
    %c = irdl.c_pred "::llvm::isa<::mlir::IntegerAttr>($_self)" {doc.unused}
    irdl.parameters(word: %0, bar : %1, baz: %2, q: %c, r: %3) {doc.parameters}
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    %unused = irdl.is i32
    %unused_too = irdl.parametric @cmath::@complex<%unused>
    irdl.operands(in: %1)
    irdl.results(out: %0)
  }
  irdl.operation @everything {
    %0 = irdl.any {doc.any}
    %1 = irdl.parametric @cmath::@complex<%0> {doc.parametric}
    %2 = irdl.any_of(%0, %1) {doc.any_of}
    %3 = irdl.all_of(%0, %1, %2)
    irdl.operands(a: single %0, b: optional %1, c: variadic %2) {doc.operands}
    irdl.results(d: %3)
    irdl.attributes {"attr1" = %0, "attr2" = %1} {doc.attributes}
    %r0 = irdl.region
    %r1 = irdl.region()
    %r2 = irdl.region(%0, %1) with size 3 {doc.region}
    %r3 = irdl.region with size 1
    irdl.regions(e: %r0, f: %r1, g: %r2, h: %r3)
  }
  irdl.operation @nothing {
    irdl.operands()
    irdl.results()
    irdl.attributes
    irdl.regions()
  }
}
irdl.dialect @empty
irdl.dialect @empty_too {}
func.func private @types(!irdl.attribute, !irdl.region)
  attributes {x.a = #irdl<variadicity optional>, x.b = #irdl<variadicity_array[]>, x.c = #irdl<variadicity_array [single,variadic]>}
