// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.described;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.freehold.Freehold;
import dev.freehold.ProgramException;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Op;
import dev.freehold.ir.Region;
import dev.freehold.ir.bytecode.BytecodeReader;
import dev.freehold.ir.bytecode.BytecodeWriter;
import dev.freehold.ir.iface.IsolatedFromAbove;
import dev.freehold.ir.iface.LoopLike;
import dev.freehold.ir.iface.RegionBranchOp;
import dev.freehold.ir.text.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What described operations do in the passes, one kind of behaviour after the other. */
class DescribedDialectTest {
  private static final Freehold FREEHOLD = Freehold.load().describing("""
      irdl.dialect @d {
        irdl.type @box {
          %0 = irdl.any
          irdl.parameters(content: %0)
        }
        irdl.operation @make attributes {
          freehold.effects = ["allocates out"], freehold.allocation = {leaves = ["loops"]}, freehold.traits = ["speculatable"]
        } {
          %0 = irdl.base "!builtin.memref"
          irdl.results(out: %0)
        }
        irdl.operation @may_fail attributes {freehold.effects = ["allocates out"], freehold.allocation = {leaves = ["loops"]}} {
          %0 = irdl.base "!builtin.memref"
          irdl.results(out: %0)
        }
        irdl.operation @on_stack attributes {freehold.effects = ["allocates out in stack"]} {
          %0 = irdl.base "!builtin.memref"
          irdl.results(out: %0)
        }
        irdl.operation @use attributes {freehold.effects = ["reads in", "writes in console"], freehold.mixed = ["in"]} {
          %0 = irdl.any
          irdl.operands(in: variadic %0)
        }
        irdl.operation @log attributes {freehold.effects = ["writes in console"]} {
        }
        irdl.operation @pure attributes {freehold.traits = ["pure"]} {
          %0 = irdl.is i32
          irdl.results(out: %0)
        }
        irdl.operation @silent {
        }
        irdl.operation @split attributes {freehold.effects = [], freehold.views = {low = "whole", high = "whole"}} {
          %0 = irdl.base "!builtin.memref"
          %1 = irdl.base "!builtin.memref"
          irdl.operands(whole: %0)
          irdl.results(low: %1, high: %1)
        }
        irdl.operation @go attributes {freehold.branch = {to = ["passed"]}, freehold.effects = []} {
          %0 = irdl.is i32
          %1 = irdl.any
          irdl.operands(kind: %0, passed: variadic %1)
        }
        irdl.operation @which attributes {freehold.branch = {condition = "flag", to = [unit, unit]}, freehold.traits = ["pure"]} {
          %0 = irdl.is i1
          irdl.operands(flag: %0)
        }
        irdl.operation @while attributes {
          freehold.effects = ["recursive"],
          freehold.flow = {enter = ["before"], before = ["after", "exit"], after = ["before"]},
          freehold.inputs = {before = "inits"}, freehold.own_arguments = {after = 1}, freehold.traits = ["loop"]
        } {
          %0 = irdl.any
          %1 = irdl.any
          irdl.operands(inits: variadic %0)
          irdl.results(results: variadic %1)
          %r = irdl.region
          irdl.regions(before: %r, after: %r)
        }
        irdl.operation @maybe attributes {
          freehold.effects = ["recursive"], freehold.flow = {enter = ["then", "else"], then = ["exit"], else = ["exit"]}
        } {
          %0 = irdl.any
          irdl.results(results: variadic %0)
          %r = irdl.region
          irdl.regions(then: %r, else: %r)
        }
        irdl.operation @yield attributes {freehold.yields, freehold.traits = ["pure"]} {
          %0 = irdl.any
          irdl.operands(values: variadic %0)
        }
        irdl.operation @test attributes {freehold.yields = "values", freehold.traits = ["pure"]} {
          %0 = irdl.is i1
          %1 = irdl.any
          irdl.operands(flag: %0, values: variadic %1)
        }
        irdl.operation @call attributes {freehold.call = {callee = "callee", arguments = "arguments"}} {
          %0 = irdl.base "#builtin.symbol_ref"
          %1 = irdl.any
          irdl.attributes {"callee" = %0}
          irdl.operands(arguments: variadic %1)
          irdl.results(results: variadic %1)
        }
        irdl.operation @function attributes {freehold.function, freehold.traits = ["allocation_scope"]} {
          %0 = irdl.base "#builtin.string"
          %1 = irdl.base "#builtin.type"
          irdl.attributes {"sym_name" = %0, "function_type" = %1}
          %r = irdl.region
          irdl.regions(body: %r)
        }
        irdl.operation @module attributes {freehold.traits = ["isolated", "symbol_table", "no_terminator"]} {
          %r = irdl.region with size 1
          irdl.regions(body: %r)
        }
      }
      """);

  private static String after(String pipeline, String program) {
    ModuleOp module = FREEHOLD.parse(program);
    FREEHOLD.run(module, pipeline);
    return FREEHOLD.print(module);
  }

  private static void assertRefused(String message, String program) {
    String said = assertThrows(ProgramException.class, () -> after("buffer-deallocation-pipeline", program)).getMessage();
    assertTrue(said.contains(message), said);
  }

  private static Op find(ModuleOp module, String name) {
    Op[] found = new Op[1];
    module.walk(op -> {
      if (op.name().equals(name)) found[0] = op;
    });
    return found[0];
  }

  @Test
  void effectsSayWhatIsFreed() {
    String freed = after("buffer-deallocation-pipeline", """
        func.func @f() {
          %a = "d.make"() : () -> memref<4xi32>
          %b = "d.on_stack"() : () -> memref<4xi32>
          "d.use"(%a, %b) : (memref<4xi32>, memref<4xi32>) -> ()
          "d.log"() : () -> ()
          return
        }
        """);
    assertTrue(freed.contains("\"d.log\"() : () -> ()\n    memref.dealloc %0 : memref<4xi32>\n    return"), freed);
  }

  @Test
  void effectsMayBeAskedForBeforeOperandsAreCounted() {
    assertRefused("'memref.dealloc' op requires a single operand", "\"memref.dealloc\"() {bufferization.manual_deallocation} : () -> ()");
    assertRefused("can be used only on ops that have an allocation", "\"d.make\"() {bufferization.manual_deallocation} : () -> ()");
  }

  @Test
  void withoutEffectsNothingIsKnown() {
    assertRefused("ops with unknown memory side effects are not supported", """
        func.func @f() {
          "d.silent"() : () -> ()
          return
        }
        """);
  }

  @Test
  void whatIsPureGoesWhenNobodyNeedsIt() {
    String left = after("canonicalize,cse", """
        func.func @f(%m: memref<4xi32>) {
          %a = "d.pure"() : () -> i32
          %b = "d.make"() : () -> memref<4xi32>
          "d.log"() : () -> ()
          "d.silent"() : () -> ()
          return
        }
        """);
    assertFalse(left.contains("d.pure") || left.contains("d.make"), left);
    assertTrue(left.contains("d.log") && left.contains("d.silent"), left);
  }

  @Test
  void viewsKeepTheirBufferAlive() {
    String program = """
        func.func @f() {
          %a = memref.alloc() : memref<4xi32>
          %low, %high = "d.split"(%a) : (memref<4xi32>) -> (memref<2xi32>, memref<2xi32>)
          "d.use"(%high) : (memref<2xi32>) -> ()
          "d.log"() : () -> ()
          return
        }
        """;
    String freed = after("builtin.module(func.func(buffer-deallocation))", program);
    assertTrue(freed.contains("\"d.use\"(%0#1) : (memref<2xi32>) -> ()\n    memref.dealloc %alloc"), freed);
  }

  @Test
  void viewsThatAreNotTheFirstResultArePartsOfTheirBuffer() {
    String freed = after("last-use-buffer-deallocation,verify-deallocations", """
        func.func @f(%flag: i1) {
          %a = memref.alloc() : memref<4xi32>
          %b = memref.alloc() : memref<4xi32>
          %low, %high = "d.split"(%a) : (memref<4xi32>) -> (memref<2xi32>, memref<2xi32>)
          %left, %right = "d.split"(%b) : (memref<4xi32>) -> (memref<2xi32>, memref<2xi32>)
          cf.cond_br %flag, ^next(%high : memref<2xi32>), ^next(%right : memref<2xi32>)
        ^next(%part: memref<2xi32>):
          "d.use"(%part) : (memref<2xi32>) -> ()
          "d.log"() : () -> ()
          return
        }
        """);
    assertTrue(freed.contains("\"d.use\"(%2) : (memref<2xi32>) -> ()\n    %base_buffer"), freed);
    assertTrue(freed.contains("memref.dealloc %base_buffer : memref<i32>\n    \"d.log\""), freed);
  }

  @Test
  void aBranchPassesOwnershipOn() {
    String freed = after("ownership-based-buffer-deallocation", """
        func.func @f(%kind: i32) {
          %a = "d.make"() : () -> memref<4xi32>
          "d.go"(%kind, %a)[^next] : (i32, memref<4xi32>) -> ()
        ^next(%b: memref<4xi32>):
          "d.use"(%b) : (memref<4xi32>) -> ()
          return
        }
        """);
    assertTrue(freed.contains("[^bb1] : (i32, memref<4xi32>, i1) -> ()\n  ^bb1(%2: memref<4xi32>, %3: i1):"), freed);
  }

  @Test
  void aConditionTellsWhoFrees() {
    String freed = after("buffer-deallocation-pipeline", """
        func.func @f(%flag: i1) {
          %a = "d.make"() : () -> memref<4xi32>
          "d.which"(%flag)[^use, ^leave] : (i1) -> ()
        ^use:
          "d.use"(%a) : (memref<4xi32>) -> ()
          return
        ^leave:
          return
        }
        """);
    assertTrue(freed.contains("scf.if %1 {\n      memref.dealloc %0"), freed);
  }

  @Test
  void successorsMustBeAsDescribed() {
    assertRefused("'d.which' op requires 2 successors but found 1", """
        func.func @f(%flag: i1) {
          "d.which"(%flag)[^next] : (i1) -> ()
        ^next:
          return
        }
        """);
  }

  private static final String WHILE = """
      func.func @f(%flag: i1) {
        %a = "d.make"() : () -> memref<4xi32>
        %r = "d.while"(%a) ({
        ^bb0(%x: memref<4xi32>):
          "d.test"(%flag, %x) : (i1, memref<4xi32>) -> ()
        }, {
        ^bb0(%turn: index, %y: memref<4xi32>):
          %b = "d.make"() : () -> memref<4xi32>
          %c = "d.make"() : () -> memref<4xi32>
          "d.use"(%y, %b, %c) : (memref<4xi32>, memref<4xi32>, memref<4xi32>) -> ()
          "d.yield"(%b) : (memref<4xi32>) -> ()
        }) : (memref<4xi32>) -> memref<4xi32>
        "d.use"(%r) : (memref<4xi32>) -> ()
        return
      }
      """;

  @Test
  void controlGoesAmongRegionsAsDescribed() {
    ModuleOp module = FREEHOLD.parse(WHILE);
    Op loop = find(module, "d.while");
    RegionBranchOp branch = (RegionBranchOp) loop;
    Region before = loop.region(0);
    Region after = loop.region(1);
    assertEquals(List.of(before), branch.successors(null).stream().map(RegionBranchOp.Target::region).toList());
    assertEquals(List.of(after.first().argument(1)), branch.successors(before).get(0).inputs());
    assertTrue(branch.successors(before).get(1).isParent());
    assertEquals(List.of(before, after), ((LoopLike) loop).loopRegions());
  }

  @Test
  void ownershipGoesAmongRegions() {
    String freed = after("buffer-deallocation-pipeline", WHILE);
    assertTrue(freed.contains("\"d.test\"(%arg0, %arg1, %arg2) : (i1, memref<4xi32>, i1) -> ()"), freed);
    assertTrue(freed.contains("^bb0(%arg1: index, %arg2: memref<4xi32>, %arg3: i1):"), freed);
    assertTrue(freed.contains("\"d.yield\"(%4, %true) : (memref<4xi32>, i1) -> ()"), freed);
  }

  @Test
  void whatIsPassedMustBeReceived() {
    assertRefused("along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs", """
        func.func @f(%a: memref<4xi32>, %flag: i1) {
          "d.while"(%a) ({
            "d.test"(%flag) : (i1) -> ()
          }, {
          ^bb0(%turn: index):
            "d.yield"() : () -> ()
          }) : (memref<4xi32>) -> ()
          return
        }
        """);
  }

  @Test
  void aRegionWithoutBlocksIsPassedThrough() {
    ModuleOp module = FREEHOLD.parse("""
        func.func @f() {
          "d.maybe"() ({
            "d.yield"() : () -> ()
          }, {
          }) : () -> ()
          return
        }
        """);
    RegionBranchOp maybe = (RegionBranchOp) find(module, "d.maybe");
    List<RegionBranchOp.Target> ways = maybe.successors(null);
    assertEquals(2, ways.size());
    assertTrue(ways.get(1).isParent());
    FREEHOLD.run(module, "buffer-deallocation-pipeline");
  }

  @Test
  void callsTellWhoOwnsResults() {
    String program = """
        func.func @f(%in: memref<4xi32>) {
          %r = "d.call"(%in) {callee = @g} : (memref<4xi32>) -> memref<4xi32>
          "d.use"(%r) : (memref<4xi32>) -> ()
          return
        }
        func.func private @g(%in: memref<4xi32>) -> memref<4xi32> {
          return %in : memref<4xi32>
        }
        """;
    String freed = after("ownership-based-buffer-deallocation{private-function-dynamic-ownership=true}", program);
    assertTrue(freed.contains("\"d.call\"(%arg0) {callee = @g} : (memref<4xi32>) -> (memref<4xi32>, i1)"), freed);
    assertRefused("'@h' does not reference a valid function", program.replace("callee = @g", "callee = @h"));
    assertRefused("operand type mismatch", program.replace("@g(%in: memref<4xi32>) -> memref<4xi32>", "@g(%in: memref<2xi32>) -> memref<2xi32>")
        .replace("return %in : memref<4xi32>", "return %in : memref<2xi32>"));
  }

  @Test
  void functionsMayBeDescribedToo() {
    String program = """
        func.func @f() {
          "d.call"() {callee = @g} : () -> ()
          return
        }
        "d.function"() ({
          "d.yield"() : () -> ()
        }) {sym_name = "g", function_type = () -> ()} : () -> ()
        """;
    FREEHOLD.parse(program);
    assertRefused("incorrect number of operands for callee", program.replace("function_type = () -> ()", "function_type = (i32) -> ()")
        .replace("({\n  \"d.yield\"", "({\n^bb0(%x: i32):\n  \"d.yield\""));
  }

  @Test
  void marksAreInterfaces() {
    ModuleOp module = FREEHOLD.parse("""
        "d.module"() ({
          func.func private @f()
          func.func @g() {
            call @f() : () -> ()
            return
          }
        }) : () -> ()
        """);
    assertTrue(find(module, "d.module") instanceof IsolatedFromAbove);
  }

  @Test
  void allocationsLeaveLoopsIfTheyMay() {
    String hoisted = after("builtin.module(func.func(buffer-loop-hoisting))", WHILE);
    assertEquals(3, hoisted.substring(0, hoisted.indexOf("d.while")).split("d.make").length, hoisted);
  }

  @Test
  void allocationsThatMayFailLeaveOnlyLoopsThatRun() {
    String program = """
        func.func @f(%lb: index, %ub: index, %step: index) {
          scf.for %i = %lb to %ub step %step {
            %a = "d.may_fail"() : () -> memref<4xi32>
            "d.use"(%a) : (memref<4xi32>) -> ()
          }
          return
        }
        """;
    String pass = "builtin.module(func.func(buffer-loop-hoisting))";
    String kept = after(pass, program);
    assertTrue(kept.indexOf("scf.for") < kept.indexOf("d.may_fail"), kept);
    String constants = "%lb = arith.constant 0 : index\n%ub = arith.constant 4 : index\n%step = arith.constant 1 : index\n  scf.for";
    String hoisted = after(pass, program.replace("%lb: index, %ub: index, %step: index", "").replace("scf.for", constants));
    assertTrue(hoisted.indexOf("d.may_fail") < hoisted.indexOf("scf.for"), hoisted);
  }

  @Test
  void typesSurviveTextAndBytecode() {
    String program = "module {\n  func.func private @f(!d.box<i32>, !d.box<\"x\">, !d.box<!d.box<@s>>)\n}\n";
    ModuleOp module = FREEHOLD.parse(program);
    assertEquals(program.strip(), FREEHOLD.print(module).strip());
    Source bytes = new Source("-", BytecodeWriter.write(module, "test"));
    ModuleOp read = BytecodeReader.read(bytes, FREEHOLD.registry(), false, diagnostic -> fail(diagnostic.message())).module();
    assertEquals(program.strip(), FREEHOLD.print(read).strip());
  }

  @Test
  void oneDescriptionMayUseAnother() {
    Freehold both = FREEHOLD.describing("irdl.dialect @e { irdl.operation @op { %0 = irdl.is !d.box<i32>\nirdl.results(r: %0) } }");
    both.parse("%0 = \"e.op\"() : () -> !d.box<i32>");
    String said = assertThrows(ProgramException.class, () -> both.parse("%0 = \"e.op\"() : () -> i32")).getMessage();
    assertTrue(said.contains("expected '!d.box<i32>' but got 'i32'"), said);
  }
}
