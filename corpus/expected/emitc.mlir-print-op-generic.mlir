"builtin.module"() ({
  "emitc.include"() <{include = "stdio.h", is_standard_include}> : () -> ()
  "emitc.include"() <{include = "mine.h"}> : () -> ()
  "emitc.include"() <{include = "x.h"}> : () -> ()
  "emitc.global"() <{extern_specifier, sym_name = "g0", type = i32}> : () -> ()
  "emitc.global"() <{const_specifier, initial_value = 7 : i32, static_specifier, sym_name = "g1", type = i32}> : () -> ()
  "emitc.global"() <{initial_value = dense<1.000000e+00> : tensor<2x3xf32>, sym_name = "g2", type = !emitc.array<2x3xf32>}> {a} : () -> ()
  "emitc.global"() <{const_specifier, initial_value = #emitc.opaque<"T()">, sym_name = "g3", type = !emitc.opaque<"T">}> : () -> ()
  "emitc.global"() <{initial_value = 1.500000e+00 : f32, sym_name = "g4", type = f32}> : () -> ()
  "emitc.global"() <{initial_value = 5 : index, sym_name = "g5", type = index}> : () -> ()
  "emitc.global"() <{initial_value = dense<[1, 2]> : tensor<2xi32>, sym_name = "g6", type = !emitc.array<2xi32>}> : () -> ()
  "emitc.global"() <{sym_name = "g7", type = !emitc.ptr<i32>}> : () -> ()
  "emitc.verbatim"() <{value = "#ifdef X"}> : () -> ()
  "emitc.declare_func"() <{sym_name = @f}> : () -> ()
  "emitc.func"() <{function_type = (i32) -> (), specifiers = ["extern"], sym_name = "ext"}> ({
  }) {sym_visibility = "private"} : () -> ()
  "emitc.func"() <{function_type = (i32) -> i32, specifiers = ["static", "inline"], sym_name = "f"}> ({
  ^bb0(%arg23: i32):
    %61 = "emitc.call"(%arg23) <{callee = @f}> : (i32) -> i32
    "emitc.call"() <{callee = @v}> {a = 1 : i64} : () -> ()
    "emitc.return"(%61) : (i32) -> ()
  }) : () -> ()
  "emitc.func"() <{function_type = () -> (), sym_name = "v"}> ({
    "emitc.return"() : () -> ()
  }) : () -> ()
  "emitc.func"() <{arg_attrs = [{a.b}, {}], function_type = (i32, !emitc.ptr<i32>) -> i32, res_attrs = [{c.d}], sym_name = "attrs"}> ({
  }) {sym_visibility = "private"} : () -> ()
  "emitc.file"() <{id = "f"}> ({
    "emitc.func"() <{function_type = (i32) -> i32, sym_name = "in"}> ({
    ^bb0(%arg22: i32):
      "emitc.return"(%arg22) : (i32) -> ()
    }) : () -> ()
  }) : () -> ()
  "emitc.file"() <{id = "g"}> ({
  ^bb0:
  }) {b = 1 : i64} : () -> ()
  "emitc.class"() <{sym_name = "C"}> ({
    "emitc.field"() <{sym_name = "x", type = !emitc.array<1xf32>}> : () -> ()
    "emitc.field"() <{initial_value = 5 : i32, sym_name = "y", type = i32}> {attr = 1 : i64} : () -> ()
    "emitc.field"() <{initial_value = #emitc.opaque<"T()">, sym_name = "z", type = !emitc.opaque<"T">}> : () -> ()
    "emitc.func"() <{function_type = () -> (), sym_name = "m"}> ({
      %57 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
      %58 = "emitc.get_field"() <{field_name = @x}> : () -> !emitc.array<1xf32>
      %59 = "emitc.subscript"(%58, %57) : (!emitc.array<1xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
      %60 = "emitc.get_field"() <{field_name = @y}> {q} : () -> i32
      "emitc.return"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  "emitc.class"() <{final_specifier, sym_name = "D"}> ({
  ^bb0:
  }) {k = 2 : i64} : () -> ()
  "emitc.func"() <{function_type = (i32, i32, f32, !emitc.ptr<i32>, !emitc.opaque<"T">, i1, !emitc.size_t, !emitc.ssize_t, !emitc.ptrdiff_t, index, !emitc.array<2x3xf32>, tensor<4xf32>, tuple<i32, f32>) -> (), sym_name = "ops"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: !emitc.ptr<i32>, %arg4: !emitc.opaque<"T">, %arg5: i1, %arg6: !emitc.size_t, %arg7: !emitc.ssize_t, %arg8: !emitc.ptrdiff_t, %arg9: index, %arg10: !emitc.array<2x3xf32>, %arg11: tensor<4xf32>, %arg12: tuple<i32, f32>):
    %0 = "emitc.add"(%arg0, %arg1) : (i32, i32) -> i32
    %1 = "emitc.add"(%arg3, %arg1) {x} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
    %2 = "emitc.sub"(%arg3, %arg3) : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
    %3 = "emitc.mul"(%arg0, %arg1) : (i32, i32) -> i32
    %4 = "emitc.div"(%arg2, %arg2) : (f32, f32) -> f32
    %5 = "emitc.rem"(%arg0, %arg1) : (i32, i32) -> i32
    %6 = "emitc.bitwise_and"(%arg0, %arg1) : (i32, i32) -> i32
    %7 = "emitc.bitwise_left_shift"(%arg0, %arg1) : (i32, i32) -> i32
    %8 = "emitc.bitwise_not"(%arg0) : (i32) -> i32
    %9 = "emitc.bitwise_or"(%arg0, %arg1) : (i32, i32) -> i32
    %10 = "emitc.bitwise_right_shift"(%arg0, %arg1) : (i32, i32) -> i32
    %11 = "emitc.bitwise_xor"(%arg0, %arg1) : (i32, i32) -> i32
    %12 = "emitc.logical_and"(%arg0, %arg1) : (i32, i32) -> i1
    %13 = "emitc.logical_not"(%arg0) : (i32) -> i1
    %14 = "emitc.logical_or"(%arg0, %arg2) : (i32, f32) -> i1
    %15 = "emitc.unary_minus"(%arg0) : (i32) -> i32
    %16 = "emitc.unary_plus"(%arg0) : (i32) -> i32
    %17 = "emitc.cmp"(%arg0, %arg1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %18 = "emitc.cmp"(%arg0, %arg1) <{predicate = 6 : i64}> : (i32, i32) -> !emitc.opaque<"std::strong_ordering">
    %19 = "emitc.conditional"(%arg5, %arg0, %arg1) : (i1, i32, i32) -> i32
    %20 = "emitc.cast"(%arg0) : (i32) -> f32
    %21 = "emitc.cast"(%arg4) : (!emitc.opaque<"T">) -> !emitc.ptr<!emitc.opaque<"void">>
    %22 = "emitc.call_opaque"(%arg0) <{callee = "foo"}> : (i32) -> i32
    %23:2 = "emitc.call_opaque"(%arg0, %arg1) <{args = [0 : index, 1 : index, i32, 4 : i8, #emitc.opaque<"e">], callee = "bar", template_args = [i32, 42 : i32, #emitc.opaque<"v">, 1.000000e+00]}> : (i32, i32) -> (i32, f32)
    "emitc.call_opaque"() <{callee = "baz"}> : () -> ()
    %24 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %25 = "emitc.constant"() <{value = #emitc.opaque<"CHAR_MIN">}> : () -> !emitc.opaque<"char">
    %26 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    %27 = "emitc.variable"() <{value = 42 : i32}> {foo} : () -> !emitc.lvalue<i32>
    %28 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<3x7xi32>
    %29 = "emitc.load"(%26) : (!emitc.lvalue<i32>) -> i32
    "emitc.assign"(%26, %29) : (!emitc.lvalue<i32>, i32) -> ()
    %30 = "emitc.address_of"(%26) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %31 = "emitc.dereference"(%30) : (!emitc.ptr<i32>) -> !emitc.lvalue<i32>
    %32 = "emitc.apply"(%26) <{applicableOperator = "&"}> : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
    %33 = "emitc.apply"(%30) <{applicableOperator = "*"}> {a} : (!emitc.ptr<i32>) -> i32
    %34 = "emitc.literal"() <{value = "M_PI"}> : () -> f32
    %35 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.opaque<"S">>
    %36 = "emitc.member"(%35) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"S">>) -> !emitc.lvalue<i32>
    %37 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>
    %38 = "emitc.member_of_ptr"(%37) <{member = "x"}> : (!emitc.lvalue<!emitc.ptr<!emitc.opaque<"S">>>) -> !emitc.array<2xi32>
    %39 = "emitc.get_global"() <{name = @g1}> : () -> !emitc.lvalue<i32>
    %40 = "emitc.get_global"() <{name = @g2}> {z} : () -> !emitc.array<2x3xf32>
    %41 = "emitc.subscript"(%40, %arg0, %arg9) : (!emitc.array<2x3xf32>, i32, index) -> !emitc.lvalue<f32>
    %42 = "emitc.subscript"(%arg3, %arg6) : (!emitc.ptr<i32>, !emitc.size_t) -> !emitc.lvalue<i32>
    %43 = "emitc.subscript"(%arg4) : (!emitc.opaque<"T">) -> !emitc.lvalue<i32>
    "emitc.verbatim"(%arg0, %26) <{value = "{} + {{ {}"}> {v} : (i32, !emitc.lvalue<i32>) -> ()
    "emitc.if"(%arg5) ({
      %56 = "emitc.add"(%arg0, %arg1) : (i32, i32) -> i32
      "emitc.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "emitc.if"(%arg5) ({
      "emitc.verbatim"() <{value = "a"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.verbatim"() <{value = "b"}> : () -> ()
      "emitc.yield"() : () -> ()
    }) {some} : (i1) -> ()
    "emitc.for"(%arg9, %arg9, %arg9) ({
    ^bb0(%arg21: index):
      "emitc.verbatim"() <{value = "b"}> : () -> ()
      "emitc.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "emitc.for"(%arg0, %arg1, %arg0) ({
    ^bb0(%arg20: i32):
      "emitc.verbatim"() <{value = "b"}> : () -> ()
      "emitc.yield"() : () -> ()
    }) {w} : (i32, i32, i32) -> ()
    "emitc.switch"(%arg0) <{cases = array<i64: 1, -3>}> ({
      "emitc.yield"() : () -> ()
    }, {
      "emitc.verbatim"() <{value = "b"}> : () -> ()
      "emitc.yield"() : () -> ()
    }, {
      "emitc.yield"() : () -> ()
    }) {q} : (i32) -> ()
    "emitc.switch"(%arg9) <{cases = array<i64>}> ({
      "emitc.yield"() : () -> ()
    }) : (index) -> ()
    %44 = "emitc.expression"(%arg0, %arg1) ({
    ^bb0(%arg18: i32, %arg19: i32):
      %54 = "emitc.add"(%arg18, %arg19) : (i32, i32) -> i32
      %55 = "emitc.mul"(%54, %arg19) : (i32, i32) -> i32
      "emitc.yield"(%55) : (i32) -> ()
    }) : (i32, i32) -> i32
    %45 = "emitc.expression"(%arg0, %arg1) <{do_not_inline}> ({
    ^bb0(%arg16: i32, %arg17: i32):
      %53 = "emitc.add"(%arg16, %arg17) : (i32, i32) -> i32
      "emitc.yield"(%53) : (i32) -> ()
    }) : (i32, i32) -> i32
    %46 = "emitc.expression"() ({
      %52 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
      "emitc.yield"(%52) : (i32) -> ()
    }) : () -> i32
    "emitc.do"() ({
      "emitc.verbatim"() <{value = "x"}> : () -> ()
    }, {
      %49 = "emitc.expression"(%26, %arg1) ({
      ^bb0(%arg14: !emitc.lvalue<i32>, %arg15: i32):
        %50 = "emitc.load"(%arg14) : (!emitc.lvalue<i32>) -> i32
        %51 = "emitc.cmp"(%50, %arg15) <{predicate = 2 : i64}> : (i32, i32) -> i1
        "emitc.yield"(%51) : (i1) -> ()
      }) : (!emitc.lvalue<i32>, i32) -> i1
      "emitc.yield"(%49) : (i1) -> ()
    }) : () -> ()
    "emitc.do"() ({
    ^bb0:
    }, {
      %47 = "emitc.expression"(%arg5) ({
      ^bb0(%arg13: i1):
        %48 = "emitc.logical_not"(%arg13) : (i1) -> i1
        "emitc.yield"(%48) : (i1) -> ()
      }) : (i1) -> i1
      "emitc.yield"(%47) : (i1) -> ()
    }) {b} : () -> ()
    "emitc.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!emitc.opaque<"a\22b">, !emitc.array<0x2x!emitc.ptr<i8>>, !emitc.lvalue<!emitc.opaque<"x">>, !emitc.ptr<!emitc.ptr<f64>>, tuple<!emitc.size_t>) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
}) : () -> ()

