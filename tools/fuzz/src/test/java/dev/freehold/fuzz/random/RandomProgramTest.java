// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RandomProgramTest {
  private static final int SEEDS = 60;
  private static final Pattern DEFINED = Pattern.compile("^ *(%v\\d+(?::\\d+)?(?:, %v\\d+(?::\\d+)?)*) = ", Pattern.MULTILINE);

  @ParameterizedTest
  @EnumSource
  void sameSeedSameText(Profile profile) {
    assertEquals(RandomProgram.text(7, profile, 25), RandomProgram.text(7, profile, 25));
    assertNotEquals(RandomProgram.text(7, profile, 25), RandomProgram.text(8, profile, 25));
  }

  @ParameterizedTest
  @EnumSource
  void noNameIsDefinedTwice(Profile profile) {
    for (int seed = 0; seed < SEEDS; seed++) {
      for (String function : RandomProgram.text(seed, profile, 25).split("func\\.func ")) {
        var seen = new HashSet<String>();
        DEFINED.matcher(function).results().flatMap(m -> Stream.of(m.group(1).split(", "))).map(n -> n.replaceFirst(":.*", ""))
            .forEach(name -> assertTrue(seen.add(name), name));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void sizeIsAboutTheNumberOfStatements(Profile profile) {
    long small = 0;
    long big = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      small += RandomProgram.text(seed, profile, 10).lines().count();
      big += RandomProgram.text(seed, profile, 100).lines().count();
    }
    assertTrue(big > 4 * small, small + " lines, " + big + " lines");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "alloc", "alloca", "dealloc", "load", "store", "copy", "dim", "global", "get_global", "realloc", "subview", "cast",
      "expand_shape", "collapse_shape", "reinterpret_cast", "memory_space_cast", "view", "extract_strided_metadata",
      "transpose", "reshape", "rank", "atomic_rmw", "generic_atomic_rmw", "alloca_scope", "assume_alignment", "distinct_objects"
  })
  void memref(String op) {
    occurs("memref." + op + "[ (]");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "if", "for", "while", "execute_region", "index_switch", "parallel", "forall", "condition\\(", "reduce\\(", "yield"
  })
  void scf(String op) {
    occurs("scf." + op);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "cf.br ", "cf.cond_br ", "cf.switch ", "func.call @", " call @", "func.call_indirect ", "func.constant @",
      "bufferization.clone ", "bufferization.dealloc .* if .* retain ", "bufferization.manual_deallocation",
      "\"foreign.op\"", "\"foreign.region\"", "bufferization.to_tensor ", "bufferization.to_buffer ", "bufferization.alloc_tensor",
      "bufferization.materialize_in_destination ", "arith.select .* memref<", "arith.cmpi ", "arith.addi .* index", "arith.addf ", "arith.xori .* i1"
  })
  void otherOps(String op) {
    occurs(op);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "func.func private @f\\d\\([a-z]",
      "func.func @f0.* -> \\(memref.*, memref",
      "scf.if .* -> \\(memref",
      "scf.for .* iter_args\\(.*memref",
      "cf.br \\^bb\\d+\\(.*memref",
      "cf.cond_br .*, (\\^bb\\d+).*, \\1",
      "memref<\\?x",
      "strided<\\[\\?",
      ", 1> to memref<|memref<.*, 2>",
      "memref.realloc %v\\d+\\(%v\\d+\\)",
      "scf.if .* -> \\(memref<\\*x",
      "scf.if .* -> \\(tensor<",
      "scf.forall .* step \\("
  })
  void shapes(String line) {
    occurs(line);
  }

  @Test
  void backEdgesOnlyInLoops() {
    for (Profile profile : Profile.values()) {
      assertEquals(profile == Profile.LOOPS, hasBackEdge(profile), profile.title());
    }
  }

  private static boolean hasBackEdge(Profile profile) {
    var edge = Pattern.compile("\\^bb(\\d+)");
    for (int seed = 0; seed < SEEDS; seed++) {
      int block = 0;
      for (String line : RandomProgram.text(seed, profile, 25).lines().toList()) {
        var found = edge.matcher(line);
        if (line.startsWith("func.func")) {
          block = 0;
        } else if (line.startsWith("^bb") && found.find()) {
          block = Integer.parseInt(found.group(1));
        } else if (line.startsWith("  cf.") || line.startsWith("    default: ^")) {
          int from = block;
          if (found.results().anyMatch(m -> Integer.parseInt(m.group(1)) <= from)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static final Set<String> LINES = new HashSet<>();

  /** Some line of some program matches. */
  private static void occurs(String regex) {
    if (LINES.isEmpty()) {
      for (Profile profile : Profile.values()) {
        for (int seed = 0; seed < SEEDS; seed++) {
          RandomProgram.text(seed, profile, 25).lines().forEach(LINES::add);
        }
      }
    }
    var pattern = Pattern.compile(regex);
    assertTrue(LINES.stream().anyMatch(line -> pattern.matcher(line).find()), "nowhere: " + regex);
  }
}
