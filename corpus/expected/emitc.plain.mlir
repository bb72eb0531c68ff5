module {
  emitc.include <"stdio.h">
  emitc.include "mine.h"
  emitc.include "x.h"
  emitc.global extern @g0 : i32
  emitc.global static const @g1 : i32 = 7
  emitc.global @g2 : !emitc.array<2x3xf32> = dense<1.000000e+00> {a}
  emitc.global const @g3 : !emitc.opaque<"T"> = #emitc.opaque<"T()">
  emitc.global @g4 : f32 = 1.500000e+00
  emitc.global @g5 : index = 5
  emitc.global @g6 : !emitc.array<2xi32> = dense<[1, 2]>
  emitc.global @g7 : !emitc.ptr<i32>
  emitc.verbatim "#ifdef X"
  emitc.declare_func @f
  emitc.func private @ext(i32) attributes {specifiers = ["extern"]}
  emitc.func @f(%arg0: i32) -> i32 attributes {specifiers = ["static", "inline"]} {
    %0 = call @f(%arg0) : (i32) -> i32
    call @v() {a = 1 : i64} : () -> ()
    return %0 : i32
  }
  emitc.func @v() {
    return
  }
  emitc.func private @attrs(i32 {a.b}, !emitc.ptr<i32>) -> (i32 {c.d})
  emitc.file "f" {
    func @in(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
  emitc.file "g" attributes {b = 1 : i64} {
  }
  emitc.class @C {
    emitc.field @x : !emitc.array<1xf32>
    emitc.field @y : i32 = 5 {attr = 1 : i64}
    emitc.field @z : !emitc.opaque<"T"> = #emitc.opaque<"T()">
    emitc.func @m() {
      %0 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
      %1 = get_field @x : !emitc.array<1xf32>
      %2 = subscript %1[%0] : (!emitc.array<1xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
      %3 = get_field @y : i32 {q}
      return
    }
  }
  emitc.class final @D attributes {k = 2 : i64} {
  }
  emitc.func @ops(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !emitc.ptr<i32>, %arg4: !emitc.opaque<"T">, %arg5: i1, %arg6: !emitc.size_t, %arg7: !emitc.ssize_t, %arg8: !emitc.ptrdiff_t, %arg9: index, %arg10: !emitc.array<2x3xf32>, %arg11: tensor<4xf32>, %arg12: tuple<i32, f32>) {
    %0 = add %arg0, %arg1 : (i32, i32) -> i32
    %1 = add %arg3, %arg1 {x} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %2 = sub %arg3, %arg3 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
    %3 = mul %arg0, %arg1 : (i32, i32) -> i32
    %4 = div %arg2, %arg2 : (f32, f32) -> f32
    %5 = rem %arg0, %arg1 : (i32, i32) -> i32
    %6 = bitwise_and %arg0, %arg1 : (i32, i32) -> i32
    %7 = bitwise_left_shift %arg0, %arg1 : (i32, i32) -> i32
    %8 = bitwise_not %arg0 : (i32) -> i32
    %9 = bitwise_or %arg0, %arg1 : (i32, i32) -> i32
    %10 = bitwise_right_shift %arg0, %arg1 : (i32, i32) -> i32
    %11 = bitwise_xor %arg0, %arg1 : (i32, i32) -> i32
    %12 = logical_and %arg0, %arg1 : i32, i32
    %13 = logical_not %arg0 : i32
    %14 = logical_or %arg0, %arg2 : i32, f32
    %15 = unary_minus %arg0 : (i32) -> i32
    %16 = unary_plus %arg0 : (i32) -> i32
    %17 = cmp eq, %arg0, %arg1 : (i32, i32) -> i1
    %18 = cmp three_way, %arg0, %arg1 : (i32, i32) -> !emitc.opaque<"std::strong_ordering">
    %19 = conditional %arg5, %arg0, %arg1 : i32
    %20 = cast %arg0 : i32 to f32
    %21 = cast %arg4 : !emitc.opaque<"T"> to !emitc.ptr<!emitc.opaque<"void">>
    %22 = call_opaque "foo"(%arg0) : (i32) -> i32
    %23:2 = call_opaque "bar"(%arg0, %arg1) {args = [0 : index, 1 : index, i32, 4 : i8, #emitc.opaque<"e">], template_args = [i32, 42 : i32, #emitc.opaque<"v">, 1.000000e+00]} : (i32, i32) -> (i32, f32)
    call_opaque "baz"() : () -> ()
    %24 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %25 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
    %26 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    %27 = "emitc.variable"() <{value = 42 : i32}> {foo} : () -> !emitc.lvalue<i32>
    %28 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<3x7xi32>
    %29 = load %26 : <i32>
    assign %29 : i32 to %26 : <i32>
    %30 = address_of %26 : !emitc.lvalue<i32>
    %31 = dereference %30 : !emitc.ptr<i32>
    %32 = apply "&"(%26) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %33 = apply "*"(%30) {a} : (!emitc.ptr<i32>) -> i32
    %34 = literal "M_PI" : f32
    %35 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
    %36 = "emitc.member"(%35) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
    %37 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
    %38 = "emitc.member_of_ptr"(%37) <{member = "x"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.array<2xi32>
    %39 = get_global @g1 : !emitc.lvalue<i32>
    %40 = get_global @g2 : !emitc.array<2x3xf32> {z}
    %41 = subscript %40[%arg0, %arg9] : (!emitc.array<2x3xf32>, i32, index) -> !emitc.lvalue<f32>
    %42 = subscript %arg3[%arg6] : (!emitc.ptr<i32>, !emitc.size_t) -> !emitc.lvalue<i32>
    %43 = subscript %arg4[] : (!emitc.opaque<"T">) -> !emitc.lvalue<i32>
    verbatim "{} + {{ {}" args %arg0, %26 : i32, !emitc.lvalue<i32> {v}
    if %arg5 {
      %47 = add %arg0, %arg1 : (i32, i32) -> i32
    }
    if %arg5 {
      verbatim "a"
    } else {
      verbatim "b"
    } {some}
    for %arg13 = %arg9 to %arg9 step %arg9 {
      verbatim "b"
    }
    for %arg13 = %arg0 to %arg1 step %arg0  : i32 {
      verbatim "b"
    } {w}
    switch %arg0 : i32 {q} 
    case 1 {
      verbatim "b"
      yield
    }
    case -3 {
      yield
    }
    default {
    }
    switch %arg9 : index 
    default {
    }
    %44 = expression %arg0, %arg1 : (i32, i32) -> i32 {
      %47 = add %arg0, %arg1 : (i32, i32) -> i32
      %48 = mul %47, %arg1 : (i32, i32) -> i32
      yield %48 : i32
    }
    %45 = expression %arg0, %arg1 : (i32, i32) -> i32 {
      %47 = add %arg0, %arg1 : (i32, i32) -> i32
      yield %47 : i32
    }
    %46 = expression  : () -> i32 {
      %47 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
      yield %47 : i32
    }
    do {
      verbatim "x"
    } while {
      %47 = expression %26, %arg1 : (!emitc.lvalue<i32>, i32) -> i1 {
        %48 = load %26 : <i32>
        %49 = cmp lt, %48, %arg1 : (i32, i32) -> i1
        yield %49 : i1
      }
      yield %47 : i1
    }
    do {
    } while {
      %47 = expression %arg5 : (i1) -> i1 {
        %48 = logical_not %arg5 : i1
        yield %48 : i1
      }
      yield %47 : i1
    } attributes {b}
    return
  }
  func.func private @types(!emitc.opaque<"a\22b">, !emitc.array<0x2x!emitc.ptr<i8>>, !emitc.lvalue<!emitc.opaque<"x">>, !emitc.ptr<!emitc.ptr<f64>>, tuple<!emitc.size_t>)
}

