// Every operation, type and attribute of the dialect.
emitc.include <"stdio.h">
emitc.include "mine.h"
emitc.include "x.h" 
emitc.global extern @g0 : i32
emitc.global static const @g1 : i32 = 7
emitc.global @g2 : !emitc.array<2x3xf32> = dense<1.0> {a}
emitc.global const @g3 : !emitc.opaque<"T"> = #emitc.opaque<"T()">
emitc.global @g4 : f32 = 1.5
emitc.global @g5 : index = 5
emitc.global @g6 : !emitc.array<2xi32> = dense<[1, 2]>
emitc.global @g7 : !emitc.ptr<i32>
emitc.verbatim "#ifdef X"
emitc.declare_func @f
emitc.func private @ext(i32) attributes {specifiers = ["extern"]}
emitc.func @f(%x: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
  %0 = emitc.call @f(%x) : (i32) -> i32
  emitc.call @v() {a = 1} : () -> ()
  return %0 : i32
}
emitc.func @v() {
  return
}
emitc.func private @attrs(i32 {a.b}, !emitc.ptr<i32>) -> (i32 {c.d})
emitc.file "f" {
  emitc.func @in(%a: i32) -> i32 {
    return %a : i32
  }
}
emitc.file "g" attributes {b = 1} {
}
emitc.class @C {
  emitc.field @x : !emitc.array<1xf32>
  emitc.field @y : i32 = 5 {attr = 1}
  emitc.field @z : !emitc.opaque<"T"> = #emitc.opaque<"T()">
  emitc.func @m() {
    %0 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
    %1 = get_field @x : !emitc.array<1xf32>
    %2 = subscript %1[%0] : (!emitc.array<1xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
    %3 = get_field @y : i32 {q}
    return
  }
}
emitc.class final @D attributes {k = 2} {
}
emitc.func @ops(%a: i32, %b: i32, %f: f32, %p: !emitc.ptr<i32>, %o: !emitc.opaque<"T">, %c: i1, %sz: !emitc.size_t, %ss: !emitc.ssize_t, %pd: !emitc.ptrdiff_t, %i: index, %arr: !emitc.array<2x3xf32>, %t: tensor<4xf32>, %tu: tuple<i32, f32>) {
  %0 = emitc.add %a, %b : (i32, i32) -> i32
  %1 = emitc.add %p, %b {x} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %2 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %3 = emitc.mul %a, %b : (i32, i32) -> i32
  %4 = emitc.div %f, %f : (f32, f32) -> f32
  %5 = emitc.rem %a, %b : (i32, i32) -> i32
  %6 = emitc.bitwise_and %a, %b : (i32, i32) -> i32
  %7 = emitc.bitwise_left_shift %a, %b : (i32, i32) -> i32
  %8 = emitc.bitwise_not %a : (i32) -> i32
  %9 = emitc.bitwise_or %a, %b : (i32, i32) -> i32
  %10 = emitc.bitwise_right_shift %a, %b : (i32, i32) -> i32
  %11 = emitc.bitwise_xor %a, %b : (i32, i32) -> i32
  %12 = emitc.logical_and %a, %b : i32, i32
  %13 = emitc.logical_not %a : i32
  %14 = emitc.logical_or %a, %f : i32, f32
  %15 = emitc.unary_minus %a : (i32) -> i32
  %16 = emitc.unary_plus %a : (i32) -> i32
  %17 = emitc.cmp eq, %a, %b : (i32, i32) -> i1
  %18 = emitc.cmp three_way, %a, %b : (i32, i32) -> !emitc.opaque<"std::strong_ordering">
  %19 = emitc.conditional %c, %a, %b : i32
  %20 = emitc.cast %a : i32 to f32
  %21 = emitc.cast %o : !emitc.opaque<"T"> to !emitc.ptr<!emitc.opaque<"void">>
  %22 = emitc.call_opaque "foo" (%a) : (i32) -> i32
  %23:2 = emitc.call_opaque "bar" (%a, %b) {args = [0 : index, 1 : index, i32, 4 : i8, #emitc.opaque<"e">], template_args = [i32, 42 : i32, #emitc.opaque<"v">, 1.0]} : (i32, i32) -> (i32, f32)
  emitc.call_opaque "baz" () : () -> ()
  %24 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %25 = "emitc.constant"() {value = #emitc.opaque<"CHAR_MIN">} : () -> !emitc.opaque<"char">
  %26 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %27 = "emitc.variable"() <{value = 42 : i32}> {foo} : () -> !emitc.lvalue<i32>
  %28 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<3x7xi32>
  %29 = emitc.load %26 : !emitc.lvalue<i32>
  emitc.assign %29 : i32 to %26 : !emitc.lvalue<i32>
  %30 = emitc.address_of %26 : !emitc.lvalue<i32>
  %31 = emitc.dereference %30 : !emitc.ptr<i32>
  %32 = emitc.apply "&"(%26) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %33 = emitc.apply "*"(%30) {a} : (!emitc.ptr<i32>) -> i32
  %34 = emitc.literal "M_PI" : f32
  %35 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
  %36 = "emitc.member"(%35) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
  %37 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
  %38 = "emitc.member_of_ptr"(%37) <{member = "x"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.array<2xi32>
  %39 = emitc.get_global @g1 : !emitc.lvalue<i32>
  %40 = emitc.get_global @g2 : !emitc.array<2x3xf32> {z}
  %41 = emitc.subscript %40[%a, %i] : (!emitc.array<2x3xf32>, i32, index) -> !emitc.lvalue<f32>
  %42 = emitc.subscript %p[%sz] : (!emitc.ptr<i32>, !emitc.size_t) -> !emitc.lvalue<i32>
  %43 = emitc.subscript %o[] : (!emitc.opaque<"T">) -> !emitc.lvalue<i32>
  emitc.verbatim "{} + {{ {}" args %a, %26 : i32, !emitc.lvalue<i32> {v}
  emitc.if %c {
    %44 = emitc.add %a, %b : (i32, i32) -> i32
  }
  emitc.if %c {
    emitc.verbatim "a"
  } else {
    emitc.verbatim "b"
  } {some}
  emitc.for %k = %i to %i step %i {
    emitc.verbatim "b"
  }
  emitc.for %k = %a to %b step %a : i32 {
    emitc.verbatim "b"
  } {w}
  emitc.switch %a : i32 {q}
  case 1 {
    emitc.verbatim "b"
    emitc.yield
  }
  case -3 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  emitc.switch %i : index
  default {
  }
  %45 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %50 = add %a, %b : (i32, i32) -> i32
    %51 = mul %50, %b : (i32, i32) -> i32
    yield %51 : i32
  }
  %46 = emitc.expression %a, %b noinline : (i32, i32) -> i32 {
    %50 = add %a, %b : (i32, i32) -> i32
    yield %50 : i32
  }
  %47 = emitc.expression : () -> i32 {
    %50 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
    yield %50 : i32
  }
  emitc.do {
    emitc.verbatim "x"
  } while {
    %60 = emitc.expression %26, %b : (!emitc.lvalue<i32>, i32) -> i1 {
      %70 = load %26 : !emitc.lvalue<i32>
      %71 = cmp lt, %70, %b : (i32, i32) -> i1
      yield %71 : i1
    }
    emitc.yield %60 : i1
  }
  emitc.do {
  } while {
    %60 = emitc.expression %c : (i1) -> i1 {
      %71 = logical_not %c : i1
      yield %71 : i1
    }
    emitc.yield %60 : i1
  } attributes {b}
  return
}
func.func private @types(!emitc.opaque<"a\"b">, !emitc.array<0x2x!emitc.ptr<i8>>, !emitc.lvalue<!emitc.opaque<"x">>, !emitc.ptr<!emitc.ptr<f64>>, tuple<!emitc.size_t>)
