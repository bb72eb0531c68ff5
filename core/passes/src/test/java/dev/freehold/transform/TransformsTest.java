// SPDX-License-Identifier: Apache-2.0
package dev.freehold.transform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.toy.Toy;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What single transforms make of small programs, and pipelines as text. */
class TransformsTest {
  private static final PassRegistry PASSES = PassRegistry.of(new StandardPasses());

  private static String run(String passes, String program) {
    ModuleOp module = Toy.parse(program);
    List<Diagnostic> reported = new ArrayList<>();
    Pipeline pipeline = new PipelineParser(PASSES, reported::add).parse("builtin.module(" + passes + ")");
    assertTrue(new PipelineRunner(Toy.REGISTRY, reported::add, RunSettings.DEFAULT).run(pipeline, module), reported::toString);
    return Toy.print(module);
  }

  private static void assertBecomes(String passes, String expected, String program) {
    assertEquals(Toy.print(Toy.parse(expected)), run(passes, program));
  }

  @Test
  void constantsFoldAndAssociate() {
    assertBecomes("canonicalize", """
        %c = toy.constant 7 : i32
        %x = "toy.any"() : () -> i32
        %y = toy.add %x, %c : i32
        "toy.any"(%y, %x) : (i32, i32) -> ()
        """, """
        %zero = toy.constant 0 : i32
        %three = toy.constant 3 : i32
        %four = toy.constant 4 : i32
        %x = "toy.any"() : () -> i32
        %a = toy.add %three, %x : i32
        %y = toy.add %a, %four : i32
        %same = toy.add %x, %zero : i32
        %dead = toy.compute %same : (i32) -> i32
        "toy.any"(%y, %same) : (i32, i32) -> ()
        """);
  }

  private static final String TWO_PATHS = """
      toy.func @f (i1, i32) -> () {
      ^entry(%c: i1, %x: i32):
        toy.cond_br %c, ^left, ^right
      ^left:
        "toy.any"(%x) : (i32) -> ()
        toy.br ^join(%x, %x : i32, i32)
      ^right:
        "toy.any"(%x) : (i32) -> ()
        toy.br ^join(%x, %x : i32, i32)
      ^join(%a: i32, %unused: i32):
        toy.return %a : i32
      ^unreachable:
        toy.br ^join(%x, %x : i32, i32)
      }
      """;

  @Test
  void deadBlocksAndArgumentsGo() {
    assertBecomes("canonicalize", """
        toy.func @f (i1, i32) -> () {
        ^entry(%c: i1, %x: i32):
          toy.cond_br %c, ^left, ^right
        ^left:
          "toy.any"(%x) : (i32) -> ()
          toy.br ^join(%x : i32)
        ^right:
          "toy.any"(%x) : (i32) -> ()
          toy.br ^join(%x : i32)
        ^join(%a: i32):
          toy.return %a : i32
        }
        """, TWO_PATHS);
  }

  @Test
  void identicalBlocksMerge() {
    assertBecomes("canonicalize{region-simplify=aggressive}", """
        toy.func @f (i1, i32) -> () {
        ^entry(%c: i1, %x: i32):
          toy.cond_br %c, ^left, ^left
        ^left:
          "toy.any"(%x) : (i32) -> ()
          toy.br ^join
        ^join:
          toy.return %x : i32
        }
        """, TWO_PATHS);
  }

  @Test
  void equalOperationsBecomeOne() {
    assertBecomes("cse", """
        toy.func @f (i1, i32) -> () {
        ^entry(%c: i1, %x: i32):
          %a = toy.compute %x : (i32) -> i32
          toy.cond_br %c, ^next, ^other
        ^next:
          "toy.any"(%a, %a) : (i32, i32) -> ()
          %d = toy.compute %a : (i32) -> i32
          toy.return %d : i32
        ^other:
          %e = toy.compute %a : (i32) -> i32
          toy.return %e : i32
        }
        """, """
        toy.func @f (i1, i32) -> () {
        ^entry(%c: i1, %x: i32):
          %a = toy.compute %x : (i32) -> i32
          %unused = toy.compute %x, %x : (i32, i32) -> i32
          toy.cond_br %c, ^next, ^other
        ^next:
          %b = toy.compute %x : (i32) -> i32
          "toy.any"(%a, %b) : (i32, i32) -> ()
          %d = toy.compute %b : (i32) -> i32
          toy.return %d : i32
        ^other:
          %e = toy.compute %a : (i32) -> i32
          toy.return %e : i32
        }
        """);
  }

  @Test
  void privateSymbolsThatNobodyNamesGo() {
    assertBecomes("symbol-dce", """
        toy.func "private" @used () -> () {
        }
        toy.func @public () -> () {
          "toy.any"() {callee = @used} : () -> ()
          toy.return
        }
        """, """
        toy.func "private" @used () -> () {
        }
        toy.func "private" @unused () -> () {
        }
        toy.func @public () -> () {
          "toy.any"() {callee = @used} : () -> ()
          toy.return
        }
        """);
  }

  @Test
  void pipelinesPrintAsTheyRead() {
    for (String text : List.of("builtin.module()", "builtin.module(cse)",
        "builtin.module(cse,toy.func(canonicalize{max-iterations=3 top-down=false},cse))", "any(symbol-dce)")) {
      Pipeline pipeline = new PipelineParser(PASSES, diagnostic -> { throw new AssertionError(diagnostic); }).parse(text);
      Pipeline again = new PipelineParser(PASSES, diagnostic -> { throw new AssertionError(diagnostic); }).parse(pipeline.toString());
      assertEquals(pipeline.toString(), again.toString());
      assertEquals(pipeline.pretty(), again.pretty());
    }
  }

  @Test
  void wrongPipelinesAreRefused() {
    for (String text : List.of("builtin.module(", "builtin.module(missing)", "builtin.module(cse{a=1})",
        "builtin.module(canonicalize{max-iterations=x})", "builtin.module(cse))", "cse{",
        "builtin.module(canonicalize{region-simplify=strongly})", "builtin.module(,)")) {
      List<Diagnostic> reported = new ArrayList<>();
      assertNull(new PipelineParser(PASSES, reported::add).parse(text), text);
      assertEquals(1, reported.size(), text + reported);
    }
  }
}
