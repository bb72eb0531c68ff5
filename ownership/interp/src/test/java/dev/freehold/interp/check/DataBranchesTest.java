// SPDX-License-Identifier: Apache-2.0
package dev.freehold.interp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditionals that only decide about data: their arms join with the same buffers, whichever was taken. */
class DataBranchesTest {
  private static final int COUNT = 12;

  /** Computes v and w from element # of x by the condition %p#, and stores one of them as element # of y. */
  private static final String BLOCKS = """
      cf.cond_br %p#, ^then#(%v# : f32), ^else#
      ^then#(%t#: f32):
        %s# = arith.addf %t#, %one : f32
        memref.store %s#, %a[%c#] : memref<16xf32>
        cf.br ^join#(%s# : f32)
      ^else#:
        %d# = arith.subf %v#, %one : f32
        cf.br ^join#(%d# : f32)
      ^join#(%r#: f32):
      """;
  private static final String TRIANGLE = """
      cf.cond_br %p#, ^then#, ^join#(%one : f32)
      ^then#:
        %d# = arith.subf %v#, %one : f32
        cf.br ^join#(%d# : f32)
      ^join#(%r#: f32):
      """;
  private static final String REGIONS = """
      %r# = scf.if %p# -> f32 {
        %s# = arith.addf %v#, %one : f32
        memref.store %s#, %a[%c#] : memref<16xf32>
        scf.yield %s# : f32
      } else {
        %d# = arith.subf %v#, %one : f32
        scf.yield %d# : f32
      }
      """;
  private static final String SELECT = """
      %s# = arith.addf %v#, %one : f32
      %d# = arith.subf %v#, %one : f32
      %r# = arith.select %p#, %s#, %d# : f32
      """;
  /** With another conditional in an arm, whose arms join at the same place. */
  private static final String NESTED = """
      cf.cond_br %p#, ^then#, ^join#(%one : f32)
      ^then#:
        %n# = arith.cmpf ogt, %v#, %limit : f32
        cf.cond_br %n#, ^inner#, ^join#(%v# : f32)
      ^inner#:
        %d# = arith.subf %v#, %one : f32
        cf.br ^join#(%d# : f32)
      ^join#(%r#: f32):
      """;

  /** A function with so many conditionals of that kind, one after the other. */
  private static String chain(String conditional, int count) {
    StringBuilder program = new StringBuilder("""
        func.func @f(%x: memref<16xf32>, %y: memref<16xf32>, %limit: f32) {
          %one = arith.constant 1.0 : f32
          %a = memref.alloc() : memref<16xf32>
        """);
    String each = """
        %c# = arith.constant # : index
        %v# = memref.load %x[%c#] : memref<16xf32>
        %p# = arith.cmpf olt, %v#, %limit : f32
        CONDITIONAL
        memref.store %r#, %y[%c#] : memref<16xf32>
        """.replace("CONDITIONAL", conditional);
    for (int i = 0; i < count; i++) program.append(each.replace("#", String.valueOf(i)));
    return program + "memref.dealloc %a : memref<16xf32>\nreturn\n}";
  }

  @ParameterizedTest
  @ValueSource(strings = {BLOCKS, TRIANGLE, REGIONS, SELECT, NESTED})
  void manyConditionalsAreExploredWhole(String conditional) {
    FunctionReport report = Checked.function(chain(conditional, COUNT), chain(conditional, COUNT));
    assertEquals(List.of(), report.findings());
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
    assertTrue(report.paths() <= 100, report::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {BLOCKS, TRIANGLE, REGIONS, SELECT, NESTED})
  void aDifferenceInAnyArmIsFound(String conditional) {
    String before = chain(conditional, COUNT);
    for (int i = 0; i < COUNT; i++) {
      String subtracts = "%d" + i + " = arith.subf";
      assertFalse(Checked.function(before, before.replace(subtracts, subtracts.replace("subf", "mulf"))).findings().isEmpty(), subtracts);
      String adds = "%s" + i + " = arith.addf";
      if (!before.contains(adds)) continue;
      assertFalse(Checked.function(before, before.replace(adds, adds.replace("addf", "mulf"))).findings().isEmpty(), adds);
    }
  }

  @Test
  void anotherFormOfAConditionalIsNoDifference() {
    List<String> forms = List.of(BLOCKS.replace("memref.store %s#, %a[%c#] : memref<16xf32>", ""),
        REGIONS.replace("memref.store %s#, %a[%c#] : memref<16xf32>", ""), SELECT);
    for (String before : forms) {
      for (String after : forms) {
        FunctionReport report = Checked.function(chain(before, 4), chain(after, 4));
        assertEquals(List.of(), report.findings());
        assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
      }
    }
  }

  @Test
  void conditionsThatPassesJoinAreNoDifference() {
    String program = """
        func.func @f(%x: memref<2xf32>, %y: memref<f32>, %limit: f32) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %v = memref.load %x[%c0] : memref<2xf32>
          %w = memref.load %x[%c1] : memref<2xf32>
          %p = arith.cmpf olt, %v, %limit : f32
          %q = arith.cmpf olt, %w, %limit : f32
          CONDITIONAL
          return
        }
        """;
    String nested = """
        scf.if %p {
          scf.if %q {
            memref.store %v, %y[] : memref<f32>
          }
        }""";
    String joined = """
        %both = arith.andi %p, %q : i1
        scf.if %both {
          memref.store %v, %y[] : memref<f32>
        }""";
    for (List<String> pair : List.of(List.of(nested, joined), List.of(joined, nested))) {
      String before = program.replace("CONDITIONAL", pair.getFirst());
      String after = program.replace("CONDITIONAL", pair.getLast());
      FunctionReport report = Checked.function(before, after);
      assertEquals(List.of(), report.findings());
      assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
      assertFalse(Checked.function(before, after.replace("store %v", "store %w")).findings().isEmpty());
    }
  }

  @Test
  void anArmThatIsLeftOutIsFound() {
    String before = chain(BLOCKS, 2);
    String store = "memref.store %s1, %a[%c1] : memref<16xf32>";
    String shown =
        before.replace("memref.dealloc", "%l = memref.load %a[%c1] : memref<16xf32>\nmemref.store %l, %y[%c0] : memref<16xf32>\nmemref.dealloc")
            .replace("%a = memref.alloc() : memref<16xf32>",
                "%a = memref.alloc() : memref<16xf32>\nmemref.copy %x, %a : memref<16xf32> to memref<16xf32>");
    assertEquals(List.of(), Checked.function(shown, shown).findings());
    assertFalse(Checked.function(shown, shown.replace(store, "")).findings().isEmpty());
  }

  /** Two conditionals; what the first one computes shows only in one arm of the second. */
  @Test
  void aDifferenceThatTwoConditionsShowIsFound() {
    for (String visible : List.of("%r0, %one", "%one, %r0")) {
      String before = chain(SELECT, 2).replace("memref.store %r0, %y[%c0] : memref<16xf32>", "")
          .replace("memref.dealloc", "%z = arith.select %p1, " + visible + " : f32\nmemref.store %z, %y[%c0] : memref<16xf32>\nmemref.dealloc");
      for (String operation : List.of("%d0 = arith.subf", "%s0 = arith.addf")) {
        assertFalse(Checked.function(before, before.replace(operation, operation.substring(0, 12) + "mulf")).findings().isEmpty(),
            operation + visible);
      }
    }
  }

  @Test
  void aFaultInAnArmIsFound() {
    String before = chain(BLOCKS, 3);
    String load = "%d2 = arith.subf %v2, %one : f32";
    String freed = before.replace(load, load + "\n%far = memref.load %a[%c2] : memref<16xf32>")
        .replace("%c2 = ", "memref.dealloc %a : memref<16xf32>\n%c2 = ").replace("memref.dealloc %a : memref<16xf32>\nreturn", "return");
    assertEquals("USE_AFTER_FREE", Checked.function(before, freed).findings().getFirst().kind());
    String outside = before.replace(load, load + "\n%k = arith.constant 16 : index\n%far = memref.load %a[%k] : memref<16xf32>");
    assertEquals(List.of("OUT_OF_BOUNDS"), Checked.function(before, outside).findings().stream().map(Finding::kind).toList());
  }

  /** A flag is set if a condition on data holds, and a buffer is allocated if the flag is set; FLAG makes it, USED stands where it is freed. */
  private static String flag(String flag, String used) {
    return """
        func.func @f(%x: memref<2xf32>) {
          %limit = arith.constant 2.0 : f32
          %zero = arith.constant 0 : index
          %none = arith.constant 0 : i32
          %set = arith.constant 1 : i32
          %v = memref.load %x[%zero] : memref<2xf32>
          %p = arith.cmpf olt, %v, %limit : f32
          %q = arith.cmpf ogt, %v, %limit : f32
          %flags = memref.alloca() : memref<2xi32>
          memref.store %none, %flags[%zero] : memref<2xi32>
          FLAG
          %isSet = arith.cmpi eq, %flag, %set : i32
          %a = scf.if %isSet -> memref<f32> {
            %m = memref.alloc() : memref<f32>
            scf.yield %m : memref<f32>
          } else {
            %m = memref.alloca() : memref<f32>
            scf.yield %m : memref<f32>
          }
          %isClear = arith.cmpi eq, %flag, %none : i32
          scf.if %isClear {
          } else {
            USED
          }
          return
        }
        """.replace("FLAG", flag).replace("USED", used);
  }

  private static final List<String> FLAGS = List.of("%flag = arith.select %p, %set, %none : i32", "%flag = arith.extui %p : i1 to i32", """
      %flag = scf.if %p -> i32 {
        scf.yield %set : i32
      } else {
        scf.yield %none : i32
      }""", """
      %other = arith.addi %none, %none : i32
      cf.cond_br %p, ^join(%set : i32), ^join(%other : i32)
      ^join(%flag: i32):""", """
      cf.cond_br %p, ^store, ^join
      ^store:
        memref.store %set, %flags[%zero] : memref<2xi32>
        cf.br ^join
      ^join:
      %flag = memref.load %flags[%zero] : memref<2xi32>""", """
      scf.if %q {
      } else {
        memref.store %set, %flags[%zero] : memref<2xi32>
      }
      %flag = memref.load %flags[%zero] : memref<2xi32>""");

  @Test
  void whatDecidesAboutMemoryIsNotMerged() {
    for (String flag : FLAGS) {
      FunctionReport frees = Checked.function(flag(flag, "memref.dealloc %a : memref<f32>"));
      assertEquals(List.of(), frees.findings(), flag);
      assertEquals(FunctionReport.Explored.COMPLETE, frees.explored(), frees::toString);
      assertEquals(List.of("LEAK"), Checked.kinds(flag(flag, "")), flag);
    }
  }

  /** Of COUNT conditions all must hold so that a buffer is lost, each of which sets or keeps a number. */
  @Test
  void allOfSeveralConditionsAreTriedTogether() {
    StringBuilder numbers = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      numbers.append("""
          %c# = arith.constant # : index
          %v# = memref.load %x[%c#] : memref<8xf32>
          %p# = arith.cmpf PREDICATE, %v#, %limit : f32
          %n# = scf.if %p# -> i32 {
            scf.yield %set : i32
          } else {
            scf.yield %none : i32
          }
          %k# = arith.addi %k^, %n# : i32
          """.replace("#", String.valueOf(i)).replace("%k^", i == 0 ? "%none" : "%k" + (i - 1)));
    }
    String program = """
        func.func @f(%x: memref<8xf32>, %late: i1) {
          %limit = arith.constant 2.0 : f32
          %none = arith.constant 0 : i32
          %set = arith.constant 1 : i32
          %all = arith.constant ALL : i32
          NUMBERS
          scf.if %late {
            %are = arith.cmpi eq, %k3, %all : i32
            scf.if %are {
              %m = memref.alloc() : memref<f32>
            }
          }
          return
        }
        """.replace("NUMBERS", numbers);
    for (String predicate : List.of("olt", "oge")) {
      for (int all = 0; all <= 4; all++) {
        assertEquals(List.of("LEAK"), Checked.kinds(program.replace("PREDICATE", predicate).replace("ALL", String.valueOf(all))), predicate + all);
      }
      assertEquals(List.of(), Checked.kinds(program.replace("PREDICATE", predicate).replace("ALL", "5")), predicate);
    }
  }

  /** An arm that allocates, frees or passes on another buffer is more than data. */
  @Test
  void armsThatChangeWhichBuffersThereAreAreNotMerged() {
    String program = """
        func.func @f(%x: memref<8xf32>) {
          %limit = arith.constant 2.0 : f32
          %zero = arith.constant 0 : index
          %one = arith.constant 1 : index
          %v = memref.load %x[%zero] : memref<8xf32>
          %w = memref.load %x[%one] : memref<8xf32>
          %p = arith.cmpf olt, %v, %limit : f32
          %q = arith.cmpf olt, %w, %limit : f32
          %a = memref.alloc() : memref<f32>
          %b = memref.alloc() : memref<f32>
          %m = scf.if %p -> memref<f32> {
            FIRST
            scf.yield %a : memref<f32>
          } else {
            scf.yield %b : memref<f32>
          }
          scf.if %q {
            SECOND
          }
          LAST
          return
        }
        """;
    String both = "memref.dealloc %a : memref<f32>\n memref.dealloc %b : memref<f32>";
    String stores = "memref.store %v, %m[] : memref<f32>";
    assertEquals(List.of(), Checked.kinds(program.replace("FIRST", "").replace("SECOND", stores).replace("LAST", both)));
    assertEquals(List.of("USE_AFTER_FREE"), Checked.kinds(
        program.replace("FIRST", "").replace("SECOND", "memref.dealloc %a : memref<f32>\n" + stores).replace("LAST",
            "memref.dealloc %b : memref<f32>"))
        .stream().filter("USE_AFTER_FREE"::equals).toList());
    assertTrue(Checked.kinds(program.replace("FIRST", "memref.dealloc %b : memref<f32>").replace("SECOND", "memref.dealloc %b : memref<f32>")
        .replace("LAST", "")).contains("DOUBLE_FREE"));
  }

  @Test
  void aLoopThatAllocatesAndBranchesOnDataIsExploredWhole() {
    String program = """
        func.func @f(%x: memref<5xf32>, %y: memref<5xf32>, %limit: f32) {
          %c0 = arith.constant 0 : index
          %c1 = arith.constant 1 : index
          %n = arith.constant 5 : index
          scf.for %i = %c0 to %n step %c1 {
            %t = memref.alloc() : memref<5xf32>
            scf.for %j = %c0 to %n step %c1 {
              %v = memref.load %x[%j] : memref<5xf32>
              %p = arith.cmpf olt, %v, %limit : f32
              %w = arith.select %p, %v, %limit : f32
              memref.store %w, %t[%j] : memref<5xf32>
            }
            %u = memref.load %t[%i] : memref<5xf32>
            %q = arith.cmpf ogt, %u, %limit : f32
            scf.if %q {
              memref.store %u, %y[%i] : memref<5xf32>
            }
            memref.dealloc %t : memref<5xf32>
          }
          return
        }
        """;
    FunctionReport report = Checked.function(program);
    assertEquals(List.of(), report.findings());
    assertEquals(FunctionReport.Explored.COMPLETE, report.explored(), report::toString);
    assertEquals(List.of("LEAK"), Checked.kinds(program.replace("memref.dealloc %t : memref<5xf32>", "")));
  }
}
