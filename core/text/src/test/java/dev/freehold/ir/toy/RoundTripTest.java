// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.toy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What has been read is printed and copied without loss: programs, and every builtin type, attribute and location. */
class RoundTripTest {
  /** Takes a program through its forms; returns it in its custom form. */
  String roundTrip(String text) {
    return Toy.roundTrip(text);
  }

  private static final List<String> TYPES = List.of(
      "index", "none", "i1", "i17", "si8", "ui64", "i4294967", "f16", "bf16", "f32", "tf32", "f64", "f80", "f128", "f8E5M2", "f8E4M3FN", "f8E5M2FNUZ",
      "f8E4M3FNUZ", "f8E4M3B11FNUZ",
      "f8E3M4", "f8E4M3", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E8M0FNU", "complex<f32>", "complex<i8>", "tuple<>", "tuple<i32, tuple<f32>>",
      "tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>",
      "() -> ()", "(i32) -> f32", "(i32, (i1) -> i1) -> (f32, index)", "() -> (() -> ())",
      "vector<4xi32>", "vector<f32>", "vector<2x[4]x3xf32>", "vector<[8]xi1>",
      "tensor<f32>", "tensor<4x?xf32>", "tensor<*xi8>", "tensor<2xi32, \"encoding\">", "tensor<?xcomplex<f64>, #toy.pair<\"e\", 0, 0, []>>",
      "tensor<0x4xindex>",
      "memref<f32>", "memref<4x?xf32>", "memref<*xf32>", "memref<*xf32, 3 : i64>", "memref<4xf32, 1 : i32>", "memref<4xf32, \"local\">",
      "memref<4x4xf32, strided<[?, 1], offset: ?>>", "memref<4x4xf32, strided<[8, 1], offset: 3>>", "memref<4xf32, strided<[-2], offset: -1>, 5>",
      "memref<4x?xi1, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>", "memref<8xi8, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>, 2>",
      "memref<2xmemref<3xi8>>",
      "memref<2x!toy.box<i8>>", "memref<vector<4xf32>>",
      "!toy.box<i32>", "!toy.box<!toy.box<f32>>", "!toy.box<!toy.token>", "!toy.token", "!other.thing", "!other.thing<with [\"text\", <{(2)}>]>",
      "!other<\"quoted\">");

  @Test
  void types() {
    StringBuilder program = new StringBuilder();
    for (String type : TYPES) {
      program.append(
          "\"toy.any\"() {a = " + type + ", f = (" + type + ") -> ()} : () -> ()\n%" + program.length() + " = toy.compute : () -> (" + type + ")\n");
    }
    assertEquals(TYPES.size(), roundTrip(program.toString()).lines().filter(line -> line.contains("toy.compute")).count());
  }

  private static final List<String> ATTRIBUTES = List.of(
      "unit", "true", "false", "0 : i32", "-7 : i64", "255 : ui8", "-128 : si8", "3 : index", "-1 : i1",
      "170141183460469231731687303715884105727 : i128", "0xFF : i32",
      "1.0 : f32", "-2.5e-10 : f64", "0x7FC00000 : f32", "0xFF800000 : f32", "3.0 : bf16", "1.5 : f8E5M2", "0x7C00 : f16", "1.0 : f80", "0.1 : f128",
      "1.0e+300 : f64",
      "\"\"", "\"text\"", "\"\\22quotes\\5C and \\0A lines\\09\"", "\"\\E6\\97\\A5\"", "\"typed\" : i32",
      "@symbol", "@\"with space\"", "@outer::@inner::@\"most inner\"", "[]", "[1, 2.0 : f32, \"x\", [unit]]", "{}", "{a = 1, b, \"c d\" = {e = @f}}",
      "i32", "() -> ()", "tensor<4xf32>", "loc(\"here\")", "loc(unknown)", "#toy.pair<\"n\", 7, -3, [1 : i32, \"a\"], unit>",
      "#toy.pair<\"n\", 0, 0, []>", "#other.attr<1, 2>", "#other<\"q\">",
      "affine_map<() -> ()>", "affine_map<(d0, d1)[s0, s1] -> (d0 + s0 * 3, d1 ceildiv 4 - s1, d0 mod 5)>",
      "affine_map<(d0) -> (-d0, d0 floordiv 2 + 1)>",
      "affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>", "affine_set<() : (0 == 0)>",
      "array<i1: true, false>", "array<i8: -1, 2>", "array<i16: 3>", "array<i32>", "array<i64: 1, -9223372036854775808>",
      "array<f32: 1.0, 0x7FC00000>", "array<f64: -0.0>",
      "dense<1> : tensor<4xi32>", "dense<[1, 2, 3]> : tensor<3xi8>", "dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>",
      "dense<true> : vector<4xi1>", "dense<[true, false, true]> : tensor<3xi1>",
      "dense<> : tensor<0xf32>", "dense<\"0x01000000FF000000\"> : tensor<2xi32>", "dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>",
      "dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>",
      "dense<\"text\"> : tensor<2x!other.string>", "dense<[\"a\", \"b\"]> : tensor<2x!other.string>", "dense<7> : tensor<index>",
      "dense<-1> : tensor<2xi3>", "dense<[0xFFC00000, 1.0]> : tensor<2xf32>",
      "dense<5> : vector<[4]xi64>", "dense<[1, 2]> : tensor<2xi128>",
      "sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>", "sparse<0, 1.0> : tensor<1xf32>", "sparse<> : tensor<1x0xf32>",
      "sparse<[[0]], \"v\"> : tensor<2x!other.string>",
      "strided<[1, ?], offset: ?>", "strided<[]>", "distinct[0]<unit>", "distinct[3]<>", "distinct[1]<{a = 1}>",
      "dense_resource<blob> : tensor<2xi32>");

  @Test
  void attributes() {
    StringBuilder program = new StringBuilder();
    for (String attribute : ATTRIBUTES) program.append("\"toy.any\"() {first = " + attribute + ", toy.second = [" + attribute + "]} : () -> ()\n");
    assertEquals(ATTRIBUTES.size(), roundTrip(program.toString()).lines().filter(line -> line.contains("toy.second")).count());
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "unknown", "\"file.mlir\":3:7", "\"file.mlir\":3:7 to :9", "\"file.mlir\":3:7 to 4:1", "\"name\"", "\"name\"(\"file\":1:2)",
      "callsite(\"a\" at \"b\":1:1)", "fused[\"a\", \"b\":2:3]",
      "fused<\"why\">[\"a\", callsite(\"c\" at fused[\"d\", \"e\"])]", "fused<{pass = \"p\"}>[\"x\"]", "\"quote\\22\"(fused[\"a\", unknown])",
      "\"bad name\"", "\"7up\"", "\"%x\"", "\"\\C3\\A9\"", "\" x\"",
  })
  void locations(String location) {
    String printed = roundTrip("""
        toy.func @f (i32) -> () attributes {where = loc(LOCATION)} {
        ^entry(%a: i32 loc(LOCATION)):
          %0:2 = toy.compute %a : (i32) -> (i32, f32) loc(LOCATION)
          toy.return loc(#again)
        } loc(LOCATION)
        #again = loc(LOCATION)
        """.replace("LOCATION", location));
    assertTrue(printed.contains("toy.return"), printed);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "%0 = toy.constant 4 : i32\ntoy.optionals %0 alone : i32",
      "%0 = toy.constant 4 : i32\n%1 = toy.optionals %0, %0 : i32 note = \"n\" {more} : i32 -> f32",
      "toy.units", "toy.units fast", "toy.units [small] <7>", "toy.units fast[small]<-1> {a = 2}",
      "toy.clauses", "%i = toy.constant 1 : index\ntoy.clauses nowait order(3) values(%i, %i : index, index) limit(%i : index) {x}",
      "%0:2 = toy.compute : () -> (i32, f32)\ntoy.custom %0#1 and %0#0 by 12 : i32, f32",
      "%0:2 = toy.compute : () -> (i32, f32)\n%1 = toy.functional @callee(%0#0, %0#1) {b} : (i32, f32) -> index\ntoy.functional @f() : () -> ()",
      "%0 = toy.constant 4 : i32\n%1:2 = toy.props <{size = 3 : i64}> %0 {a} : i32 -> i1, i8",
      "%0 = toy.constant 4 : i32\n%1 = toy.props <{mode = \"other\"}> %0 : i32 -> f32",
      "toy.regions {\n}",
      "toy.regions attributes {a} {\n  toy.switch ^bb1\n^bb1:\n  toy.return\n} else {\n}, {\n^bb0(%a: i32):\n  %c = toy.constant 3 : i8\n  toy.return\n}",
      "toy.attrs \"t\"",
      "toy.attrs \"t\" flag true symbol @a::@b type i32 map affine_map<(d0) -> (d0)> set affine_set<(d0) : (d0 >= 0)> dict {a = 1} list [1, 2] where loc(\"x\") any 5 : i8 {b}",
      "toy.numbers -3 7 9 2.5", "toy.numbers 127 0 1 1.0e-3 narrow 4",
      "toy.arrays [true, false], [-1, 2], [], [0.5]", "toy.arrays [], [], [5], [] , [1, 2, 3]",
      "%b = toy.compute : () -> !toy.box<f32>\n%i = toy.constant 1 : index\n%j = toy.constant 3 : i32\n%r = toy.related %b[%i] (%j, %j) : !toy.box<f32>\n%s = toy.compute %r : (f32) -> f32",
      "%j = toy.constant 3 : i32\ntoy.punctuation {%j} [%j] ?\n end -> <> {a = 1}",
      "toy.hand() []{\n}",
      "%0:2 = toy.compute : () -> (i32, f32)\ntoy.hand(%0#0, %0#1) {x = 1} : i32, f32 [%a : i32, %b : f32 loc(\"n\")] {\n  %1 = toy.compute %a, %b : (i32, f32) -> i1\n  toy.return\n}",
      "%v = toy.compute : () -> vector<4xf32>\n%w = toy.elementwise %v, %v : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>\n%x = toy.elementwise %v scale 2.0 : (vector<4xf32>) -> vector<4xi1>",
      "%v = toy.compute : () -> tensor<4xf32>\n%w = toy.same %v, %v : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
      "%0 = toy.constant 4 : i32\ntoy.groups %0, %0 : i32, i32 [%0 : i32] (%0 : i32)", "toy.groups",
      "%0 = toy.constant 4 : i32\ntoy.groups (%0, %0 : i32, i32)",
      "%0:3 = \"toy.produce\"() <{resultSegmentSizes = array<i32: 2, 0, 1>}> : () -> (i32, i32, f32)",
      "%m = toy.alloc : memref<4xi32>\n%v = toy.view %m : memref<4xi32> to memref<?xi32>\ntoy.free %m : memref<4xi32>",
      "module @named attributes {toy.a = 1} {\n}\nmodule {\n  module @inner {\n  }\n  toy.scope @inner {\n  }\n}\nbuiltin.module attributes {sym_visibility = \"private\"} {\n}",
      "%0 = toy.constant 4 : i32\n%1:2 = toy.loop %0, %0 : (i32, i32) -> (i32, i32) {\n^bb0(%a: i32, %b: i32):\n  toy.yield %b, %a : i32, i32\n}",
      "toy.graph {\n  %0 = toy.compute %1 : (i32) -> i32\n  %1 = toy.compute %0 : (i32) -> i32\n}",
      "%0 = \"unknown.op\"(%1) <{p = 1}> ({\n  \"unknown.end\"() : () -> ()\n}) {a} : (f32) -> i1\n%1 = \"unknown.other\"() : () -> f32",
      "%0 = builtin.unrealized_conversion_cast to i32\n%1:2 = builtin.unrealized_conversion_cast %0 : i32 to f32, f64 {a}",
      "!alias = i32\n#map = affine_map<(d0) -> (d0)>\n%0 = toy.compute {m = #map, t = !alias} : () -> !alias",
      "#pair = #toy.pair<\"long\", 1, 2, []>\n\"toy.any\"() {a = #pair, b = [#pair]} : () -> ()",
      "%long:3, %name = \"toy.any\"() : () -> (i1, i2, i3, i4)\n\"toy.any\"(%long#1, %name, %long#0) : (i2, i4, i1) -> ()",
      "\"toy.any\"() ({\n}, {\n  toy.switch ^a, ^b\n^a:\n  \"unknown.go\"()[^b, ^a] : () -> ()\n^b:\n  toy.switch ^a, ^b\n}) : () -> ()",
      "\"toy.any\"() {blob = dense_resource<blob> : tensor<2xi32>} : () -> ()\n{-#\n  dialect_resources: {\n    builtin: {\n      blob: \"0x040000000100000002000000\"\n    }\n  },\n"
          + "  external_resources: {\n    tool: {\n      flag: true,\n      text: \"t\",\n      data: \"0x0800000001020304\"\n    }\n  }\n#-}",
  })
  void operations(String text) {
    String printed = roundTrip(text);
    assertEquals(printed, roundTrip(printed));
  }

  private static final String CONTROL_FLOW = """
      toy.func "private" @callee () -> () {
      }
      toy.func @f (i1, i32) -> i32 attributes {inline} {
      ^bb0(%c: i1, %x: i32):
        %one = toy.constant 1 : i32
        toy.cond_br %c, ^left(%x : i32), ^right
      ^left(%l: i32):
        %sum = toy.add %l, %one : i32
        toy.br ^join(%sum, %l : i32, i32)
      ^right:
        toy.switch ^left2, ^right, ^end
      ^left2:
        toy.ends ^join2, ^left2, ^end
      ^join2:
        toy.br ^join(%one, %x : i32, i32)
      ^join(%a: i32, %b: i32):
        toy.scope @callee {
          %inner = toy.add %a, %b : i32
          "toy.any"(%inner) ({
          ^bb0(%deep: f32):
            "toy.any"(%deep, %inner) : (f32, i32) -> ()
            toy.return
          }, {}) : (i32) -> ()
        }
        toy.return %a : i32
      ^end:
        toy.return %one : i32
      }
      """;

  @Test
  void controlFlow() {
    String printed = roundTrip(CONTROL_FLOW);
    assertTrue(printed.contains("toy.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2"), printed);
    assertTrue(printed.contains("^bb5(%3: i32, %4: i32):  // 2 preds: ^bb1, ^bb4"), printed);
  }
}
