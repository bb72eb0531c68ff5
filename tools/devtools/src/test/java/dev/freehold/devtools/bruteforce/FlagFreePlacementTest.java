// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.bruteforce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.devtools.bruteforce.FlagFreePlacement.Answer;
import dev.freehold.devtools.bruteforce.FreeCandidates.Free;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Place;
import dev.freehold.devtools.bruteforce.LifetimeGraph.Window;
import dev.freehold.devtools.bruteforce.RandomFunction.Shape;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.memref.DeallocOp;
import dev.freehold.memref.ExtractStridedMetadataOp;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FlagFreePlacementTest {
  private final PlacementCheck check = new PlacementCheck(1, Window.NONE);

  private Answer answer(String text, Window window) {
    Op program = check.read(text, _ -> true);
    List<Op> inserted = new ArrayList<>();
    program.walk(op -> {
      if (op.hasAttr("inserted")) inserted.add(op);
    });
    inserted.reversed().forEach(new Rewriter(check.registry())::erase);
    return FlagFreePlacement.of(PlacementCheck.function(program), new Need(), window);
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"LOOP_STARTING_WITH_ARGUMENT", "COMPARISON"})
  void findsFreesWhereNoneIsConditional(HandPlaced example) {
    assertEquals(Answer.EXISTS, answer(example.original(), Window.NONE));
  }

  @ParameterizedTest
  @EnumSource(names = {"LOOP_STARTING_WITH_ARGUMENT", "COMPARISON"})
  void findsNoneWhereConditionsAreNeeded(HandPlaced example) {
    assertEquals(Answer.DOES_NOT_EXIST, answer(example.original(), Window.UNTIL_ALLOCATION));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsFoundIsRight(Shape shape) {
    assertFoundIsRight(shape, 40);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("nightly")
  void whatIsFoundIsRightInMany(Shape shape) {
    assertFoundIsRight(shape, 200);
  }

  /** Frees that were found are put into the program: then just what is needed is live. */
  private static void assertFoundIsRight(Shape shape, int programs) {
    PlacementCheck runs = new PlacementCheck(8, Window.NONE);
    int placed = 0;
    for (long seed = 0; seed < programs; seed++) {
      String text = RandomFunction.text(seed, shape);
      Op output = runs.read(text, _ -> true);
      Set<Free> frees = FlagFreePlacement.find(PlacementCheck.function(output), new Need(), Window.NONE);
      // Edges would have to be split, and results copied.
      if (frees.isEmpty() || !frees.stream().allMatch(free -> free.place() instanceof Place.Before)) continue;
      for (Free free : frees) insert(free, new Rewriter(runs.registry()));
      List<Violation> violations = runs.violations(runs.read(text, _ -> true), output);
      violations.removeIf(violation -> violation.kind() == Violation.Kind.SHARED_RESULT);
      assertEquals(List.of(), violations, text);
      placed += frees.size();
    }
    assertTrue(placed > programs / 2, placed + " frees");
  }

  private static void insert(Free free, Rewriter rewriter) {
    rewriter.before(free.place().scope());
    Value base = rewriter.create(ExtractStridedMetadataOp.of(free.handle())).baseBuffer();
    rewriter.create(DeallocOp.of(base));
  }

  /** Behind the last load, the buffer is not needed whatever the select denotes. */
  private static final String SELECT = """
      func.func @f(%c: i1, %arg: memref<4xf32>) -> f32 {
        %c0 = arith.constant 0 : index
        %a = memref.alloc() : memref<4xf32>
        %s = arith.select %c, %a, %arg : memref<4xf32>
        %x = memref.load %a[%c0] : memref<4xf32>
        %r = memref.load %s[%c0] : memref<4xf32>
        return %r : f32
      }
      """;

  @Test
  void aFreeMayWaitWhileNothingIsAllocated() {
    assertEquals(Answer.EXISTS, answer(SELECT, Window.UNTIL_ALLOCATION));
    assertEquals(Answer.DOES_NOT_EXIST, answer(SELECT, Window.NONE));
    String allocates = SELECT.replace("%r = memref.load", "%b = memref.alloc() : memref<4xf32>\n%r = memref.load");
    assertEquals(Answer.DOES_NOT_EXIST, answer(allocates, Window.UNTIL_ALLOCATION));
  }

  @Test
  void whatIsReturnedMustBeCopiedOnAllPathsOrNone() {
    String returnsArgument = SELECT.replace("-> f32", "-> memref<4xf32>").replace("return %r : f32", "return %arg : memref<4xf32>");
    assertEquals(Answer.EXISTS, answer(returnsArgument, Window.UNTIL_ALLOCATION));
    assertEquals(Answer.DOES_NOT_EXIST, answer(returnsArgument.replace("return %arg", "return %s"), Window.UNTIL_ALLOCATION));
  }
}
