// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.described;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Effects;
import dev.freehold.ir.Op;
import dev.freehold.ir.Purity;
import dev.freehold.ir.Region;
import dev.freehold.ir.builtin.SymbolRefAttr;
import dev.freehold.ir.iface.BranchOp;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.Edge;
import dev.freehold.ir.iface.Flow;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.iface.ViewLike;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code freehold.…} attributes of definitions make of operations, and which contradict themselves. */
class BehavioursTest {
  private static final String VALUES = """
      %any = irdl.any
      irdl.operands(a: %any, b: variadic %any)
      irdl.results(r: %any, s: variadic %any)
      %region = irdl.region
      irdl.regions(first: %region, second: %region)
      """;

  @Test
  void effectsAreOnTheValuesThatTheyName() {
    Described d = Described.of("""
        irdl.operation @op attributes {freehold.effects = ["allocates out", "reads in", "writes in console"]} {
          %any = irdl.any
          %memref = irdl.any
          irdl.operands(in: %any)
          irdl.results(out: %memref)
        }
        """);
    Op op = d.program("%0 = arith.constant 1 : i32\n%1 = \"d.op\"(%0) : (i32) -> memref<4xf32>").body().last();
    List<Effects.On> effects = assertInstanceOf(Effects.Known.class, Effects.of(op)).effects();
    assertEquals(List.of("ALLOCATE", "READ", "WRITE"), effects.stream().map(effect -> effect.effect().kind().name()).toList());
    assertSame(op.result(), effects.get(0).value());
    assertSame(op.operand(0), effects.get(1).value());
    assertEquals("console", effects.get(2).effect().resource().name());
  }

  @Test
  void effectsAreUnknownWhereNoneAreDeclared() {
    Described d = Described.of("irdl.operation @op {}\nirdl.operation @pure attributes {freehold.effects = []} {}");
    assertTrue(!(Effects.of(d.op("\"d.op\"() : () -> ()")) instanceof Effects.Known));
    assertEquals(List.of(), assertInstanceOf(Effects.Known.class, Effects.of(d.op("\"d.pure\"() : () -> ()"))).effects());
  }

  @Test
  void speculationPlaceAndIdentityAreTraits() {
    Described d = Described.of("""
        irdl.operation @object attributes {freehold.traits = ["pure", "identity"]} {}
        irdl.operation @asking attributes {freehold.traits = ["pure", "depends_on_parent"]} {}
        irdl.operation @computing attributes {freehold.traits = ["pure"]} {}
        irdl.operation @unknown {}
        """);
    assertTrue(d.op("\"d.object\"() : () -> ()").def().mobility().mayHaveIdentity());
    assertSame(Op.class, d.op("\"d.asking\"() : () -> ()").def().mobility().scope());
    assertTrue(Purity.isPure(d.op("\"d.computing\"() : () -> ()")));
    assertFalse(d.op("\"d.computing\"() : () -> ()").def().mobility().mayHaveIdentity());
    assertFalse(Purity.isPure(d.op("\"d.unknown\"() : () -> ()")));
  }

  @Test
  void aViewHasASource() {
    Described d = Described.of("""
        irdl.operation @view attributes {freehold.views = {shown = "source"}} {
          %any = irdl.any
          %result = irdl.any
          irdl.operands(source: %any)
          irdl.results(shown: %result)
        }
        """);
    Op view = d.program("%0 = memref.alloc() : memref<4xf32>\n%1 = \"d.view\"(%0) : (memref<4xf32>) -> memref<2x2xf32>").body().last();
    assertSame(view.operand(0), assertInstanceOf(ViewLike.class, view).viewSource());
  }

  @Test
  void aBranchPassesASegmentToEachSuccessor() {
    Described d = Described.of("""
        irdl.operation @fork attributes {freehold.branch = {condition = "flag", to = ["taken", unit]}} {
          %flag = irdl.is i1
          %any = irdl.any
          irdl.operands(flag: %flag, taken: variadic %any)
        }
        """);
    String function = """
        func.func @f(%c: i1, %x: f32) {
          "d.fork"(%c, %x)[^bb1, ^bb2] : (i1, f32) -> ()
        ^bb1(%y: f32):
          return
        ^bb2:
          return
        }
        """;
    Op fork = d.op(function).region(0).first().last();
    assertInstanceOf(BranchOp.class, fork);
    List<Edge> edges = Flow.edges(fork);
    assertEquals(List.of(fork.operand(1)), List.copyOf(edges.get(0).passed()));
    assertEquals(List.of(), List.copyOf(edges.get(1).passed()));
    assertEquals("'d.fork' op requires 2 successors but found 1", d.check(function.replace("[^bb1, ^bb2]", "[^bb1]")));
  }

  @Test
  void controlFlowsAmongRegionsAsDescribed() {
    Described d = Described.of("""
        irdl.operation @alternate attributes {
          freehold.flow = {enter = ["first", "exit"], first = ["second"], second = ["first", "exit"]},
          freehold.inputs = "inits",
          freehold.own_arguments = {first = 1}
        } {
          %any = irdl.any
          irdl.operands(inits: variadic %any)
          irdl.results(results: variadic %any)
          %region = irdl.region with size 1
          irdl.regions(first: %region, second: %region)
        }
        irdl.operation @next attributes {freehold.yields = "values"} {
          %any = irdl.any
          irdl.operands(values: variadic %any)
        }
        """);
    Op op = d.program("""
        %x = arith.constant 1.0 : f32
        %r = "d.alternate"(%x) ({
        ^bb0(%i: index, %a: f32):
          "d.next"(%a) : (f32) -> ()
        }, {
        ^bb0(%b: f32):
          "d.next"(%b) : (f32) -> ()
        }) : (f32) -> f32
        """).body().last();
    Region first = op.region(0);
    Region second = op.region(1);
    assertTrue(assertInstanceOf(RegionBranchOp.class, op).isRepetitive(first));
    assertEquals(List.of("first", "exit", "second", "first", "exit"),
        Flow.regionEdges(op).stream().map(edge -> edge.region() == first ? "first" : edge.region() == second ? "second" : "exit").toList());
    Edge entry = Flow.edges(op).getFirst();
    assertEquals(List.of(op.operand(0)), List.copyOf(entry.passed()));
    assertEquals(List.of(first.first().argument(1)), List.copyOf(entry.received()));
    assertEquals(List.of(first.first().argument(0)), List.copyOf(entry.produced()));
  }

  @Test
  void aCallNamesItsFunction() {
    Described d = Described.of("""
        irdl.operation @call attributes {freehold.call = {callee = "callee", arguments = "arguments"}} {
          %name = irdl.any
          %any = irdl.any
          irdl.attributes {"callee" = %name}
          irdl.operands(arguments: variadic %any)
          irdl.results(results: variadic %any)
        }
        """);
    String function = "func.func private @f(f32)\n%0 = arith.constant 1.0 : f32\n";
    Op call = d.program(function + "\"d.call\"(%0) {callee = @f} : (f32) -> ()").body().last();
    assertEquals(SymbolRefAttr.of("f"), assertInstanceOf(CallLike.class, call).callee());
    assertEquals("'d.call' op '@g' does not reference a valid function", d.check(function + "\"d.call\"(%0) {callee = @g} : (f32) -> ()"));
    assertEquals("'d.call' op requires attribute 'callee' to refer to a function",
        d.check(function + "\"d.call\"(%0) {callee = 1 : i32} : (f32) -> ()"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "freehold.effect = [] | has the unknown attribute 'freehold.effect'; expected one of",
      "freehold.effects = [1 : i32] | attribute 'freehold.effects' requires a string, but has 1 : i32",
      "freehold.effects = \"reads a\" | attribute 'freehold.effects' requires an array, but has \"reads a\"",
      "freehold.effects = [\"eats a\"] | attribute 'freehold.effects' has the invalid effect 'eats a'",
      "freehold.effects = [\"reads c\"] | attribute 'freehold.effects' refers to the undefined operand 'c'; the operands are 'a', 'b'",
      "freehold.effects = [\"frees r\"] | attribute 'freehold.effects' has 'frees r', but results cannot be freed",
      "freehold.effects = [\"allocates a\"] | attribute 'freehold.effects' has 'allocates a', but operands cannot be allocated",
      "freehold.views = {} | attribute 'freehold.views' must not be empty",
      "freehold.views = [] | attribute 'freehold.views' requires a dictionary",
      "freehold.views = {r = \"b\"} | attribute 'freehold.views' requires a single value, but operand 'b' is variadic",
      "freehold.views = {s = \"a\"} | attribute 'freehold.views' requires a single value, but result 's' is variadic",
      "freehold.branch = {} | attribute 'freehold.branch' requires 'to', an array with the operands of each successor",
      "freehold.branch = {to = []} | attribute 'freehold.branch' has no successor",
      "freehold.branch = {to = [\"b\"], way = 1} | attribute 'freehold.branch' has the unknown key 'way'",
      "freehold.branch = {to = [\"b\"], condition = \"a\"} | attribute 'freehold.branch' requires two successors where it has a condition, but has 1",
      "freehold.branch = {to = [\"b\", unit], condition = \"b\"} | attribute 'freehold.branch' requires a condition that is a single operand",
      "freehold.branch = {to = [\"b\"]}, freehold.yields | attribute 'freehold.yields' is incompatible with 'freehold.branch'",
      "freehold.inputs = \"b\" | attribute 'freehold.inputs' requires 'freehold.flow'",
      "freehold.flow = {enter = [\"first\"]} | attribute 'freehold.flow' has no successors for 'first'",
      "freehold.flow = {enter = [\"first\", \"first\"], first = [], second = []} | attribute 'freehold.flow' has an edge from 'enter' twice",
      "freehold.flow = {enter = [\"third\"], first = [], second = []} | attribute 'freehold.flow' refers to the undefined region 'third'",
      "freehold.call = {callee = \"f\"} | attribute 'freehold.call' requires 'callee', the name of an attribute, and 'arguments'",
      "freehold.function | attribute 'freehold.function' refers to the undefined attribute 'sym_name'; there are no attributes",
      "freehold.traits = [\"quick\"] | attribute 'freehold.traits' has the unknown",
      "freehold.traits = [\"loop\"] | attribute 'freehold.traits' has 'loop', which requires 'freehold.flow'",
      "freehold.traits = [\"symbol_table\"] | attribute 'freehold.traits' has 'symbol_table', which requires exactly one region",
      "freehold.traits = [\"pure\"], freehold.effects = [] | attribute 'freehold.traits' has 'pure', which is incompatible with 'freehold.effects'",
      "freehold.mixed = [\"c\"] | attribute 'freehold.mixed' refers to the undefined",
  })
  void contradictionsAreReported(String attributes, String message) {
    String reported = Described.refusal("irdl.operation @op attributes {" + attributes + "} {\n" + VALUES + "}");
    assertTrue(reported.startsWith("'irdl.operation' op " + message), reported);
  }

  @Test
  void onlyOperationsHaveABehaviour() {
    assertEquals("'irdl.type' op has an attribute 'freehold.effects', which only 'irdl.operation' may have",
        Described.refusal("\"irdl.type\"() <{sym_name = \"t\"}> ({\n^bb0:\n}) {freehold.effects = []} : () -> ()"));
  }

  @Test
  void dialectsThatExistAreNotDescribedAgain() {
    assertEquals("a dialect of this name is already registered", Described.refusalOf("irdl.dialect @arith {}"));
    assertEquals("a dialect of this name is already registered",
        Described.refusalOf("module {\n  irdl.dialect @d {}\n}\nmodule {\n  irdl.dialect @d {}\n}"));
  }

  @Test
  void predicatesInCppAreRefused() {
    assertEquals("a C++ predicate cannot be evaluated when a dialect is loaded",
        Described.refusal("irdl.operation @op {\n  %p = irdl.c_pred \"true\"\n  irdl.operands(a: %p)\n}"));
  }
}
