// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
import dev.freehold.validate.ValidationOptions.Convention;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** One small program for each rule: proved, faulty, or undecided with a reason. */
class DeallocationValidatorTest {
  private static final Registry REGISTRY = Registry.load();
  private static final String ARGUMENTS = "%c: i1, %d: i1, %n: index, %x: f32, %arg: memref<4xf32>";

  private static Op parse(String text) {
    List<String> errors = new ArrayList<>();
    var parsed = Parser.parse(Source.of("test", text), REGISTRY, new ParserOptions(false), error -> errors.add(error.message()));
    assertTrue(parsed != null && Verifier.verify(parsed.module(), REGISTRY, error -> errors.add(error.message())), errors::toString);
    return parsed.module();
  }

  private static ValidationReport validate(String text, Convention convention) {
    return DeallocationValidator.validate(parse(text), REGISTRY, ValidationOptions.DEFAULT.with(convention));
  }

  /** The verdicts about a program, a word each. */
  private static String module(String text, Convention convention) {
    return validate(text, convention).sites().stream().map(site -> switch (site.verdict()) {
      case Verdict.Proved proved -> "proved";
      case Verdict.Undecided undecided -> "undecided";
      case Verdict.Faulty faulty -> faulty.faults().stream().map(fault -> fault.kind().name()).distinct().collect(Collectors.joining("+"));
    }).collect(Collectors.joining(" "));
  }

  /** The same about the body of a function that returns nothing. */
  private static String body(String text) {
    return module("func.func private @step(memref<4xf32>)\nfunc.func private @make() -> memref<4xf32>\nfunc.func @f(" + ARGUMENTS + ") {\n"
        + "%i = arith.constant 0 : index\n%one = arith.constant 1 : index\n%t = arith.constant true\n%no = arith.constant false\n"
        + text + "\nreturn\n}", Convention.OWNERSHIP);
  }

  private static final String ALLOC = "%a = memref.alloc() : memref<4xf32>\n";
  private static final String USE = "memref.store %x, %a[%i] : memref<4xf32>\n";
  private static final String FREE = "memref.dealloc %a : memref<4xf32>\n";

  @Test
  void followsStraightLines() {
    assertEquals("proved", body(ALLOC + USE + FREE));
    assertEquals("LEAK", body(ALLOC + USE));
    assertEquals("DOUBLE_FREE", body(ALLOC + FREE + FREE));
    assertEquals("USE_AFTER_FREE", body(ALLOC + FREE + USE));
    assertEquals("FREE_OF_BORROWED", body("memref.dealloc %arg : memref<4xf32>"));
    assertEquals("FREE_OF_UNMANAGED", body("%a = memref.alloca() : memref<4xf32>\n" + FREE));
    assertEquals("proved proved", body(ALLOC + FREE + "%r = call @make() : () -> memref<4xf32>\nmemref.dealloc %r : memref<4xf32>"));
    assertEquals("LEAK", body("%r = call @make() : () -> memref<4xf32>"));
  }

  @Test
  void namesThePlaces() {
    Verdict verdict = validate("func.func @f() {\n" + ALLOC + FREE + FREE + "return\n}", Convention.INFERRED).sites().getFirst().verdict();
    Fault fault = assertInstanceOf(Verdict.Faulty.class, verdict).faults().getFirst();
    assertEquals("func.return", fault.place().next().name());
    assertEquals(List.of(fault.place().prev()), fault.freedAt());
  }

  @Test
  void seesThroughViews() {
    String view = "%v = memref.cast %a : memref<4xf32> to memref<?xf32>\n";
    assertEquals("proved", body(ALLOC + view + "memref.dealloc %v : memref<?xf32>"));
    assertEquals("USE_AFTER_FREE", body(ALLOC + view + FREE + "%l = memref.load %v[%i] : memref<?xf32>"));
    assertEquals("proved", body(ALLOC + "%b, %o, %s, %q = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index\n"
        + "memref.dealloc %b : memref<f32>"));
  }

  @Test
  void reportsFreesOfViews() {
    String part = "%v = memref.subview %a[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>\n";
    String type = "memref<2xf32, strided<[1], offset: 1>>";
    String freePart = "memref.dealloc %v : " + type + "\n";
    assertEquals("FREE_OF_VIEW", body(ALLOC + part + freePart));
    assertEquals("FREE_OF_VIEW", body(ALLOC + part + "bufferization.dealloc (%v : " + type + ") if (%t)"));
    assertEquals("FREE_OF_VIEW", body(ALLOC + part + "cf.cond_br %c, ^one, ^end(%v : " + type + ")\n^one:\ncf.br ^end(%v : " + type
        + ")\n^end(%w: " + type + "):\nmemref.dealloc %w : " + type));
    assertEquals("FREE_OF_VIEW", body(ALLOC + "%v = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>\n"
        + "memref.dealloc %v : memref<2x2xf32>"));
    assertEquals("proved", body(ALLOC + part + "%b, %o, %s, %q = memref.extract_strided_metadata %v : " + type
        + " -> memref<f32>, index, index, index\nmemref.dealloc %b : memref<f32>"));
    String whole =
        "%v = memref.reinterpret_cast %a to offset: [OFFSET], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>\n"
            + "memref.dealloc %v : memref<2xf32, strided<[1], offset: ?>>";
    assertEquals("proved", body(ALLOC + whole.replace("OFFSET", "%i")));
    assertEquals("FREE_OF_VIEW", body(ALLOC + whole.replace("OFFSET", "%one")));
    assertEquals("undecided", body(ALLOC + whole.replace("OFFSET", "%n")));
    // One name of two that meet is a part.
    assertEquals("undecided", body(ALLOC + "%v = memref.subview %a[0] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1]>>\n"
        + "%u = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[1]>>\n%s = arith.select %c, %u, %v : memref<4xf32, strided<[1]>>\n"
        + "memref.dealloc %s : memref<4xf32, strided<[1]>>"));
  }

  @Test
  void findsViewsAcrossCalls() {
    String consume = "func.func private @consume(%m: memref<?xf32, strided<[1], offset: ?>>) {\n"
        + "memref.dealloc %m : memref<?xf32, strided<[1], offset: ?>>\nreturn\n}\n";
    String pass = "func.func @f() {\n" + ALLOC + "%v = MAKE\ncall @consume(%v) : (memref<?xf32, strided<[1], offset: ?>>) -> ()\nreturn\n}\n";
    String cast = "memref.cast %a : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>";
    String part = "memref.reinterpret_cast %a to offset: [2], sizes: [2], strides: [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>";
    assertEquals("proved", module(consume + pass.replace("MAKE", cast), Convention.INFERRED));
    assertTrue(module(consume + pass.replace("MAKE", part), Convention.INFERRED).contains("undecided"));
  }

  @Test
  void takesComparisonsInEitherOrder() {
    String when =
        "%k = arith.cmpi slt, %i, %n : index\n" + ALLOC + "scf.if %k {\n" + FREE + "}\n%l = arith.cmpi PREDICATE : index\nscf.if %l {\n" + FREE + "}";
    assertEquals("proved", body(when.replace("PREDICATE", "sle, %n, %i")));
    assertEquals("proved", body(when.replace("PREDICATE", "sge, %i, %n")));
    assertEquals("DOUBLE_FREE+LEAK", sorted(body(when.replace("PREDICATE", "sgt, %n, %i"))));
  }

  @Test
  void endsPathsAtEveryTerminatorOfAFunction() {
    String kernel = "gpu.module @k {\ngpu.func @f(%x: f32) kernel {\n%i = arith.constant 0 : index\n" + ALLOC + USE + "%HERE%gpu.return\n}\n}";
    assertEquals("LEAK", module(kernel.replace("%HERE%", ""), Convention.INFERRED));
    assertEquals("proved", module(kernel.replace("%HERE%", FREE), Convention.INFERRED));
    // What no execution reaches is no end.
    assertEquals("proved", body(ALLOC + "cf.cond_br %c, ^never, ^end\n^never:\nub.unreachable\n^end:\n" + FREE));
  }

  @Test
  void knowsThatFunctionsWithoutNewBuffersComeBack() {
    String global = "memref.global \"private\" @g : memref<4xf32>\nfunc.func private @get(%x: index) -> memref<4xf32> {\n"
        + "%m = memref.get_global @g : memref<4xf32>\nreturn %m : memref<4xf32>\n}\n";
    assertEquals("", module(global + "func.func @f(%i: index) {\n%r = call @get(%i) : (index) -> memref<4xf32>\nreturn\n}", Convention.INFERRED));
    assertEquals("FREE_OF_UNMANAGED", module(global
        + "func.func @f(%i: index) {\n%r = call @get(%i) : (index) -> memref<4xf32>\nmemref.dealloc %r : memref<4xf32>\nreturn\n}",
        Convention.INFERRED));
  }

  @Test
  void followsFlagsAlongBranches() {
    String join = "cf.cond_br %c, ^make, ^join(%arg, %no : memref<4xf32>, i1)\n^make:\n" + ALLOC
        + "cf.br ^join(%a, %t : memref<4xf32>, i1)\n^join(%m: memref<4xf32>, %own: i1):\nmemref.store %x, %m[%i] : memref<4xf32>\n";
    assertEquals("proved", body(join + "scf.if %own {\nmemref.dealloc %m : memref<4xf32>\n}"));
    assertEquals("FREE_OF_BORROWED LEAK", body(join + "scf.if %own {\n} else {\nmemref.dealloc %m : memref<4xf32>\n}"));
    assertEquals("LEAK", body(join));
    assertEquals("proved", body(join + "scf.if %c {\nmemref.dealloc %m : memref<4xf32>\n}"));
    assertEquals("FREE_OF_BORROWED LEAK", body(join + "scf.if %d {\nmemref.dealloc %m : memref<4xf32>\n}"));
  }

  @Test
  void computesWithConditions() {
    String start = ALLOC + "%nc = arith.xori %c, %t : i1\n%cd = arith.andi %c, %d : i1\n%both = arith.ori %cd, %nc : i1\n"
        + "%nb = arith.xori %both, %t : i1\nscf.if %both {\nmemref.dealloc %a : memref<4xf32>\n}\n";
    assertEquals("proved", body(start + "scf.if %nb {\nmemref.dealloc %a : memref<4xf32>\n}"));
    assertEquals("LEAK", body(start));
    assertEquals("DOUBLE_FREE+LEAK", sorted(body(start + "scf.if %d {\nmemref.dealloc %a : memref<4xf32>\n}")));
  }

  private static String sorted(String verdict) {
    return String.join("+", Arrays.stream(verdict.split("\\+")).sorted().toList());
  }

  @Test
  void followsSelects() {
    String select = ALLOC + "%b = memref.alloc() : memref<4xf32>\n%s = arith.select %c, %a, %b : memref<4xf32>\n";
    assertEquals("proved proved",
        body(select + "%o = arith.select %c, %b, %a : memref<4xf32>\nmemref.dealloc %o : memref<4xf32>\nmemref.dealloc %s : memref<4xf32>"));
    assertEquals("DOUBLE_FREE LEAK", body(select + FREE + "memref.dealloc %s : memref<4xf32>").replace("+LEAK", "").replace("LEAK+", ""));
  }

  @Test
  void understandsDeallocWithConditionsAndRetainedBuffers() {
    String two = ALLOC + "%s = arith.select %c, %a, %arg : memref<4xf32>\n";
    assertEquals("proved", body(ALLOC + "bufferization.dealloc (%a : memref<4xf32>) if (%t)"));
    assertEquals("LEAK", body(ALLOC + "bufferization.dealloc (%a : memref<4xf32>) if (%c)"));
    assertEquals("proved", body(ALLOC + "bufferization.dealloc (%a, %a : memref<4xf32>, memref<4xf32>) if (%t, %t)"));
    assertEquals("proved", body(two + "%k = bufferization.dealloc (%a : memref<4xf32>) if (%t) retain (%s : memref<4xf32>)\n"
        + "memref.store %x, %s[%i] : memref<4xf32>\nbufferization.dealloc (%s : memref<4xf32>) if (%k)").replace("FREE_OF_BORROWED ", ""));
    assertEquals("LEAK", body(two + "%k = bufferization.dealloc (%a : memref<4xf32>) if (%t) retain (%s : memref<4xf32>)"));
  }

  @Test
  void comparesAddresses() {
    String compare = ALLOC + "%s = arith.select %c, %a, %arg : memref<4xf32>\n"
        + "%p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index\n"
        + "%q = memref.extract_aligned_pointer_as_index %s : memref<4xf32> -> index\n%ne = arith.cmpi ne, %p, %q : index\n"
        + "scf.if %ne {\nmemref.dealloc %a : memref<4xf32>\n}\nmemref.store %x, %s[%i] : memref<4xf32>\n";
    assertEquals("proved", body(compare + "%eq = arith.xori %ne, %t : i1\nscf.if %eq {\nmemref.dealloc %a : memref<4xf32>\n}"));
    assertEquals("LEAK", body(compare));
  }

  private static final String BYTES = "%eight = arith.constant 8 : index\n%bytes = memref.alloc() : memref<64xi8>\n";
  private static final String SHIFTED = "%view = memref.view %bytes[%eight][%n] : memref<64xi8> to memref<?xi8>\n";
  private static final String CAST = "%same = memref.cast %bytes : memref<64xi8> to memref<?xi8>\n";

  /** Frees {@code %bytes} unless {@code %r} has the address of {@code name}; {@code %r} is used, and freed else. */
  private static String freedUnlessSame(String name, String type) {
    return "%p = memref.extract_aligned_pointer_as_index " + name + " : " + type + " -> index\n"
        + "%q = memref.extract_aligned_pointer_as_index %r : memref<?xi8> -> index\n%ne = arith.cmpi ne, %p, %q : index\n"
        + "scf.if %ne {\nmemref.dealloc %bytes : memref<64xi8>\n}\n%l = memref.load %r[%i] : memref<?xi8>\n"
        + "%eq = arith.xori %ne, %t : i1\nscf.if %eq {\nmemref.dealloc %bytes : memref<64xi8>\n}\n";
  }

  private static String bytes(String name) {
    return freedUnlessSame(name, name.equals("%bytes") ? "memref<64xi8>" : "memref<?xi8>");
  }

  /** On each way that a handle takes, a view that begins elsewhere has another address than its buffer; not with a shift of 0. */
  @Test
  void comparesAddressesOfShiftedViews() {
    for (String way : List.of(
        "cf.br ^next(%view : memref<?xi8>)\n^next(%r: memref<?xi8>):\n",
        "%r = scf.if %c -> (memref<?xi8>) {\nscf.yield %view : memref<?xi8>\n} else {\nscf.yield %same : memref<?xi8>\n}\n",
        "%r = scf.for %k = %i to %n step %one iter_args(%m = %same) -> (memref<?xi8>) {\nscf.yield %view : memref<?xi8>\n}\n",
        "%s = arith.select %c, %view, %same : memref<?xi8>\n%r = arith.select %d, %s, %same : memref<?xi8>\n")) {
      assertEquals("USE_AFTER_FREE", body(BYTES + SHIFTED + CAST + way + bytes("%bytes")), way);
      assertEquals("proved", body(BYTES + SHIFTED.replace("%eight", "%i") + CAST + way + bytes("%bytes")), way);
    }
  }

  /** One view has one address, and what may be that view or another object is compared with it. */
  @Test
  void comparesAddressesWithThoseOfTheSameView() {
    String branch = "cf.br ^next(%view : memref<?xi8>)\n^next(%r: memref<?xi8>):\n";
    assertEquals("proved", body(BYTES + SHIFTED + branch + bytes("%view")));
    String copy = "%r = scf.if %c -> (memref<?xi8>) {\nscf.yield %view : memref<?xi8>\n} else {\n%new = memref.alloc(%n) : memref<?xi8>\n"
        + "scf.yield %new : memref<?xi8>\n}\n" + bytes("%view") + "%no_view = arith.xori %c, %t : i1\n"
        + "scf.if %no_view {\nmemref.dealloc %r : memref<?xi8>\n}";
    String once = "%ne2 = arith.ori %ne, %no : i1\n";
    assertEquals("proved proved", body(BYTES + SHIFTED + copy + "\n" + once));
    // Each iteration has another view.
    String loop = "%r = scf.for %k = %i to %n step %one iter_args(%m = %first) -> (memref<?xi8>) {\n"
        + "%view = memref.view %bytes[%k][%n] : memref<64xi8> to memref<?xi8>\nscf.yield %view : memref<?xi8>\n}\n";
    assertEquals("USE_AFTER_FREE", body(BYTES + SHIFTED.replace("%view", "%first") + loop + bytes("%first")));
  }

  /** What is wrong only if two arguments are one buffer is so where that is passed. */
  @Test
  void leavesItToCallersWhichArgumentsAreOneBuffer() {
    String callees = """
        func.func private @frees(%p: memref<f32>, %q: memref<f32>) {
          memref.dealloc %p : memref<f32>
          %v = memref.load %q[] : memref<f32>
          memref.dealloc %q : memref<f32>
          return
        }
        func.func private @passes(%p: memref<f32>, %q: memref<f32>) {
          call @frees(%p, %q) : (memref<f32>, memref<f32>) -> ()
          return
        }
        func.func @calls() {
          %a = memref.alloc() : memref<f32>
        """;
    String apart = "%b = memref.alloc() : memref<f32>\ncall @passes(%a, %b) : (memref<f32>, memref<f32>) -> ()\nreturn\n}";
    String same = "call @passes(%a, %a) : (memref<f32>, memref<f32>) -> ()\nreturn\n}";
    assertEquals("proved proved", module(callees + apart, Convention.INFERRED));
    assertEquals("USE_AFTER_FREE", module(callees + same, Convention.INFERRED));
    // Whoever may be called from elsewhere may get one buffer twice.
    String exposed = callees.replace("func.func private @frees", "func.func @frees");
    assertEquals("USE_AFTER_FREE proved proved", module(exposed + apart, Convention.INFERRED));
  }

  @Test
  void followsShiftedViewsThroughCalls() {
    String passed =
        "func.func @f(%n: index) {\n%t = arith.constant true\n%eight = arith.constant 8 : index\n%bytes = memref.alloc() : memref<64xi8>\n"
            + SHIFTED + CAST + "call @g(%same, ARGUMENT) : (memref<?xi8>, memref<?xi8>) -> ()\nreturn\n}\n"
            + "func.func private @g(%a: memref<?xi8>, %r: memref<?xi8>) {\n%t = arith.constant true\n%i = arith.constant 0 : index\n"
            + bytes("%a").replace("%bytes : memref<64xi8>", "%a : memref<?xi8>") + "return\n}";
    assertEquals("proved", module(passed.replace("ARGUMENT", "%same"), Convention.OWNERSHIP));
    assertEquals("USE_AFTER_FREE", module(passed.replace("ARGUMENT", "%view"), Convention.OWNERSHIP));
    String returned = "func.func @f(%n: index) {\n%i = arith.constant 0 : index\n%t = arith.constant true\n" + BYTES.replace("%eight = ", "%8 = ")
        + CAST + "%r, %own = call @g(%same, %n) : (memref<?xi8>, index) -> (memref<?xi8>, i1)\n" + bytes("%bytes") + "return\n}\n"
        + "func.func private @g(%bytes: memref<?xi8>, %n: index) -> (memref<?xi8>, i1) {\n%no = arith.constant false\n"
        + "RETURNED, %no : memref<?xi8>, i1\n}";
    assertEquals("proved", module(returned.replace("RETURNED", "return %bytes"), Convention.OWNERSHIP));
    String view =
        "%s = memref.alloca() : memref<1xi8>\n%e = arith.constant 8 : index\n%b = builtin.unrealized_conversion_cast %bytes : memref<?xi8> to memref<64xi8>\n"
            + "%v = memref.view %b[%e][%n] : memref<64xi8> to memref<?xi8>\nreturn %v";
    assertEquals("USE_AFTER_FREE", module(returned.replace("RETURNED", view), Convention.OWNERSHIP));
  }

  @Test
  void takesAddressesForNumbers() {
    String address = "func.func @f() -> index {\n" + ALLOC + "%p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index\n";
    assertEquals("proved", module(address + FREE + "return %p : index\n}", Convention.OWNERSHIP));
    assertEquals("undecided", module(address + "return %p : index\n}", Convention.OWNERSHIP));
  }

  @Test
  void findsInvariantsOfLoops() {
    String loop = "%r:2 = scf.for %k = %i to %n step %one iter_args(%m = %arg, %own = %no) -> (memref<4xf32>, i1) {\n" + ALLOC
        + "%HERE%\nscf.yield %a, %t : memref<4xf32>, i1\n}\nscf.if %r#1 {\nmemref.dealloc %r#0 : memref<4xf32>\n}";
    assertEquals("proved", body(loop.replace("%HERE%", "scf.if %own {\nmemref.dealloc %m : memref<4xf32>\n}")));
    assertEquals("LEAK", body(loop.replace("%HERE%", "")));
    assertEquals("proved", body(loop.replace("%HERE%", "%f = arith.cmpi ne, %k, %i : index\nscf.if %f {\nmemref.dealloc %m : memref<4xf32>\n}")));
  }

  @Test
  void followsLoopsOfBlocks() {
    String loop = ALLOC + "%b = memref.alloc() : memref<4xf32>\ncf.br ^head(%a, %b : memref<4xf32>, memref<4xf32>)\n"
        + "^head(%p: memref<4xf32>, %q: memref<4xf32>):\n%z = memref.load %p[%i] : memref<4xf32>\n%l = arith.cmpf olt, %z, %x : f32\n"
        + "cf.cond_br %l, ^body, ^exit\n^body:\ncf.br ^head(%q, %p : memref<4xf32>, memref<4xf32>)\n^exit:\nmemref.dealloc %p : memref<4xf32>\n";
    assertEquals("proved proved", body(loop + "memref.dealloc %q : memref<4xf32>"));
    assertEquals("LEAK LEAK", body(loop));
    // Two ways into a cycle: no block dominates it.
    assertEquals("proved", body(ALLOC + "cf.cond_br %c, ^x, ^y\n^x:\n" + USE + "cf.cond_br %d, ^y, ^end\n^y:\n" + USE + "cf.br ^x\n^end:\n" + FREE));
  }

  @Test
  void followsContainers() {
    String box = ALLOC + "%box = memref.alloc() : memref<memref<4xf32>>\nmemref.store %a, %box[] : memref<memref<4xf32>>\n"
        + "%g = memref.load %box[] : memref<memref<4xf32>>\n";
    assertEquals("proved proved", body(box + "memref.store %x, %g[%i] : memref<4xf32>\nmemref.dealloc %box : memref<memref<4xf32>>\n" + FREE));
    assertEquals("USE_AFTER_FREE proved", body(box + FREE + "memref.store %x, %g[%i] : memref<4xf32>\nmemref.dealloc %box : memref<memref<4xf32>>"));
    assertEquals("proved proved", body(box + "memref.dealloc %g : memref<4xf32>\nmemref.dealloc %box : memref<memref<4xf32>>"));
    assertEquals("undecided", module("func.func @f(%box: memref<memref<4xf32>>) {\n" + ALLOC
        + "memref.store %a, %box[] : memref<memref<4xf32>>\nreturn\n}", Convention.INFERRED));
  }

  @Test
  void tellsElementsOfContainersApart() {
    String boxes = ALLOC + "%b = memref.alloc() : memref<4xf32>\n%first = arith.constant 0 : index\n%second = arith.constant 1 : index\n"
        + "%box = memref.alloca() : memref<2xmemref<4xf32>>\nmemref.store %a, %box[%first] : memref<2xmemref<4xf32>>\n"
        + "memref.store %b, %box[%second] : memref<2xmemref<4xf32>>\n";
    String use = "%g = memref.load %box[%WHERE%] : memref<2xmemref<4xf32>>\nmemref.store %x, %g[%i] : memref<4xf32>\n";
    String freeOther = "memref.dealloc %b : memref<4xf32>\n";
    assertEquals("proved proved", body(boxes + freeOther + use.replace("%WHERE%", "%first") + FREE));
    assertEquals("proved USE_AFTER_FREE", body(boxes + freeOther + use.replace("%WHERE%", "%second") + FREE));
    // Which element it is is not known.
    assertEquals("proved undecided", body(boxes + freeOther + use.replace("%WHERE%", "%n") + FREE));
    // The last store counts.
    String overwrite = "memref.store %a, %box[%second] : memref<2xmemref<4xf32>>\n";
    assertEquals("proved proved", body(boxes + overwrite + freeOther + use.replace("%WHERE%", "%second") + FREE));
  }

  @Test
  void waitsForTasks() {
    String task = ALLOC + "%token = async.execute {\n" + USE + "async.yield\n}\n";
    assertEquals("proved", body(task + "async.await %token : !async.token\n" + FREE));
    assertEquals("FREE_WHILE_IN_USE", body(task + FREE + "async.await %token : !async.token"));
  }

  @Test
  void infersWhatFunctionsDo() {
    String consume = "func.func private @consume(%m: memref<4xf32>) {\nmemref.dealloc %m : memref<4xf32>\nreturn\n}\n";
    String caller = consume + "func.func @f() {\n" + ALLOC + "call @consume(%a) : (memref<4xf32>) -> ()\n";
    assertEquals("proved", module(caller + "return\n}", Convention.INFERRED));
    assertEquals("DOUBLE_FREE", module(caller + FREE + "return\n}", Convention.INFERRED));
    String pick = "func.func private @pick(%c: i1, %m: memref<4xf32>) -> (memref<4xf32>, i1) {\n%r:2 = scf.if %c -> (memref<4xf32>, i1) {\n"
        + ALLOC + "%t = arith.constant true\nscf.yield %a, %t : memref<4xf32>, i1\n} else {\n%no = arith.constant false\n"
        + "scf.yield %m, %no : memref<4xf32>, i1\n}\nreturn %r#0, %r#1 : memref<4xf32>, i1\n}\n";
    assertEquals("proved proved proved", module(pick + "func.func @f(%c: i1) {\n" + ALLOC
        + "%q:2 = call @pick(%c, %a) : (i1, memref<4xf32>) -> (memref<4xf32>, i1)\n"
        + "scf.if %q#1 {\nmemref.dealloc %q#0 : memref<4xf32>\n}\n" + FREE + "return\n}", Convention.INFERRED));
  }

  @Test
  void infersWhatFunctionsFreeInEarlierBlocks() {
    String consume = "func.func private @consume(%m: memref<4xf32>) {\nmemref.dealloc %m : memref<4xf32>\ncf.br ^end\n^end:\nreturn\n}\n"
        + "func.func @f() {\n" + ALLOC + "call @consume(%a) : (memref<4xf32>) -> ()\n";
    assertEquals("proved", module(consume + "return\n}", Convention.OWNERSHIP));
    assertEquals("DOUBLE_FREE", module(consume + FREE + "return\n}", Convention.OWNERSHIP));
  }

  @Test
  void holdsPublicFunctionsToTheConvention() {
    String identity = "func.func @id(%m: memref<4xf32>) -> memref<4xf32> {\nreturn %m : memref<4xf32>\n}";
    assertEquals("RETURN_OF_BORROWED", module(identity, Convention.OWNERSHIP));
    assertEquals("", module(identity, Convention.INFERRED));
    assertEquals("RETURNED_TWICE", module("func.func @f() -> (memref<4xf32>, memref<4xf32>) {\n" + ALLOC
        + "return %a, %a : memref<4xf32>, memref<4xf32>\n}", Convention.OWNERSHIP));
  }

  @Test
  void knowsWhatFunctionsDoNotUse() {
    String unused =
        "func.func private @unused(%c: i1, %m: memref<4xf32>) {\nscf.if %c {\nfunc.call @passes(%c, %m) : (i1, memref<4xf32>) -> ()\n}\n%BODY%return\n}\n"
            + "func.func @passes(%c: i1, %m: memref<4xf32>) {\ncall @unused(%c, %m) : (i1, memref<4xf32>) -> ()\nreturn\n}\n"
            + "func.func @f(%c: i1) {\n" + ALLOC + FREE + "call @passes(%c, %a) : (i1, memref<4xf32>) -> ()\nreturn\n}\n";
    assertEquals("proved", module(unused.replace("%BODY%", ""), Convention.OWNERSHIP));
    String used = unused.replace("%BODY%", "%i = arith.constant 0 : index\n%x = memref.load %m[%i] : memref<4xf32>\n");
    assertEquals("USE_AFTER_FREE", module(used, Convention.OWNERSHIP));
    String escapes =
        unused.replace("%BODY%", "").replace("@passes(%c: i1, %m: memref<4xf32>)", "@passes(%c: i1, %m: memref<4xf32> {freehold.escapes})");
    assertEquals("USE_AFTER_FREE", module(escapes, Convention.OWNERSHIP));
  }

  @Test
  void validatesOneFunctionAlone() {
    Op module = parse("func.func private @id(%m: memref<4xf32>) -> memref<4xf32> {\nreturn %m : memref<4xf32>\n}\nfunc.func @f() {\n"
        + ALLOC + "%r = call @id(%a) : (memref<4xf32>) -> memref<4xf32>\n" + FREE + "memref.dealloc %r : memref<4xf32>\nreturn\n}");
    Op function = module.region(0).first().last();
    // By the convention the result is another buffer; the body says that it is not.
    assertTrue(DeallocationValidator.validate(function, REGISTRY).isProved());
    assertEquals(1, DeallocationValidator.validate(module, REGISTRY).faulty());
  }

  @Test
  void followsRecursion() {
    String recursion = "func.func private @rec(%c: i1, %m: memref<4xf32>) {\nscf.if %c {\n} else {\n" + ALLOC
        + "func.call @rec(%c, %a) : (i1, memref<4xf32>) -> ()\n%FREE%}\nreturn\n}";
    assertEquals("proved", module(recursion.replace("%FREE%", FREE), Convention.INFERRED));
    assertEquals("LEAK", module(recursion.replace("%FREE%", ""), Convention.INFERRED));
    // What stands behind a call that never comes back is not taken for granted.
    assertEquals("LEAK", module("func.func private @forever() {\n" + ALLOC + "func.call @forever() : () -> ()\nreturn\n}", Convention.INFERRED));
  }

  @Test
  void readsBuffersAsTensors() {
    String tensor = "%t1 = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>\n";
    assertEquals("USE_AFTER_FREE", body(ALLOC + FREE + tensor));
    assertEquals("proved", body(ALLOC + tensor + FREE));
    // The tensor may lie in the buffer, or not.
    String read = "%e = tensor.extract %t1[%i] : tensor<4xf32>\n";
    assertEquals("undecided", body(ALLOC + tensor + FREE + read));
    assertEquals("undecided", body(ALLOC + tensor + FREE + "%b = bufferization.to_buffer %t1 : tensor<4xf32> to memref<4xf32>\n"));
    assertEquals("proved", body(ALLOC + tensor + read + FREE));
    assertEquals("proved", body(ALLOC + tensor + FREE + "%s = tensor.dim %t1, %i : tensor<4xf32>\n"));
  }

  @Test
  void knowsWhichResultsOfACallDenoteNothing() {
    String pair = "func.func private @pair() -> (memref<4xf32>, tensor<4xf32>) {\n%t = tensor.empty() : tensor<4xf32>\n" + ALLOC
        + "TENSOR\nreturn %a, %t1 : memref<4xf32>, tensor<4xf32>\n}\nfunc.func @f(%i: index) {\n%r:2 = call @pair() : () -> (memref<4xf32>, tensor<4xf32>)\n"
        + "memref.dealloc %r#0 : memref<4xf32>\n%e = tensor.extract %r#1[%i] : tensor<4xf32>\nreturn\n}";
    assertEquals("proved proved", module(pair.replace("TENSOR\n", "").replace("%t1", "%t"), Convention.INFERRED));
    assertEquals("proved USE_AFTER_FREE",
        module(pair.replace("TENSOR", "%t1 = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>"), Convention.INFERRED));
  }

  /** What nobody calls is not executed: there is no caller to which it could do harm. */
  @Test
  void expectsNothingOfArgumentsThatNobodyPasses() {
    String consume = "func.func private @consume(%c: i1, %m: memref<4xf32>) {\nscf.if %c {\nfunc.call @NEXT(%c, %m) : (i1, memref<4xf32>) -> ()\n}\n"
        + "memref.dealloc %m : memref<4xf32>\nreturn\n}\n";
    assertEquals("", module(consume.replace("func.call @NEXT(%c, %m) : (i1, memref<4xf32>) -> ()\n", ""), Convention.OWNERSHIP));
    assertEquals("", module(consume.replace("NEXT", "consume"), Convention.OWNERSHIP));
    assertEquals("FREE_OF_BORROWED", module(consume.replace("NEXT", "consume").replace("private ", ""), Convention.OWNERSHIP));
    String other = "func.func private @other(%c: i1, %m: memref<4xf32>) {\nfunc.call @consume(%c, %m) : (i1, memref<4xf32>) -> ()\nreturn\n}\n";
    assertEquals("", module(consume.replace("NEXT", "other") + other, Convention.OWNERSHIP));
    // Whoever calls it by its address does not see what it does.
    String named = "func.func @f() {\n" + ALLOC + "call @consume(%a) : (memref<4xf32>) -> ()\n%HERE%return\n}\n"
        + "func.func private @consume(%m: memref<4xf32>) {\nmemref.dealloc %m : memref<4xf32>\nreturn\n}\n";
    assertEquals("proved", module(named.replace("%HERE%", ""), Convention.OWNERSHIP));
    assertEquals("LEAK FREE_OF_BORROWED",
        module(named.replace("%HERE%", "%f = func.constant @consume : (memref<4xf32>) -> ()\n"), Convention.OWNERSHIP));
  }

  @Test
  void takesCallsOfPublicFunctionsToComeBack() {
    // Each function calls the other first: as far as their bodies say, neither ever comes back.
    String mutual = "func.func @f() -> memref<4xf32> {\n%r = call @g() : () -> memref<4xf32>\nreturn %r : memref<4xf32>\n}\n"
        + "func.func private @g() -> memref<4xf32> {\n%r = call @f() : () -> memref<4xf32>\n" + ALLOC + "%HERE%return %a : memref<4xf32>\n}";
    assertEquals("proved proved proved", module(mutual.replace("%HERE%", "memref.dealloc %r : memref<4xf32>\n"), Convention.OWNERSHIP));
    assertEquals("proved LEAK proved", module(mutual.replace("%HERE%", ""), Convention.OWNERSHIP));
    assertEquals("LEAK RETURN_AFTER_FREE", module(mutual.replace("%HERE%", FREE), Convention.OWNERSHIP));
  }

  @Test
  void seesWhatIsDoneBehindTheOnlyCallsThatNeverComeBack() {
    // Only @forever never comes back by itself: what the others do behind their calls of it counts.
    String cycle = "func.func @forever(%m: memref<4xf32>) -> memref<4xf32> {\n%r = call @forever(%m) : (memref<4xf32>) -> memref<4xf32>\n"
        + "call @make() : () -> ()\nreturn %r : memref<4xf32>\n}\n"
        + "func.func private @make() {\n" + ALLOC + "call @free(%a) : (memref<4xf32>) -> ()\nreturn\n}\n"
        + "func.func private @free(%m: memref<4xf32>) {\n%r = call @forever(%m) : (memref<4xf32>) -> memref<4xf32>\n"
        + "memref.dealloc %r : memref<4xf32>\n%FREE%return\n}\n";
    assertEquals("proved proved proved", module(cycle.replace("%FREE%", "memref.dealloc %m : memref<4xf32>\n"), Convention.INFERRED));
    // What is passed to @forever is lost there; another buffer is not.
    assertEquals("proved proved proved", module(cycle.replace("%FREE%", ""), Convention.INFERRED));
    assertEquals("proved proved proved LEAK", module(cycle.replace("%FREE%", "%b = memref.alloc() : memref<4xf32>\n"), Convention.INFERRED));
  }

  @Test
  void comesToAnEndWhereSummariesTakeTurns() {
    // The results change places in each call, so that what is known of one after a round is known of the other after the next.
    String turns = "func.func @f(%c: i1, %n: index) -> (memref<4xf32>, memref<4xf32>) {\n"
        + "%d = scf.for %i = %n to %n step %n iter_args(%e = %c) -> (i1) {\nscf.yield %e : i1\n}\n"
        + "%r:2 = call @f(%d, %n) : (i1, index) -> (memref<4xf32>, memref<4xf32>)\n" + ALLOC
        + "%kept = arith.select %d, %r#0, %a : memref<4xf32>\n%HERE%return %r#1, %kept : memref<4xf32>, memref<4xf32>\n}";
    assertEquals("LEAK LEAK", module(turns.replace("%HERE%", ""), Convention.INFERRED));
    String free = "%dropped = arith.select %d, %a, %r#0 : memref<4xf32>\nmemref.dealloc %dropped : memref<4xf32>\n";
    assertEquals("proved proved", module(turns.replace("%HERE%", free), Convention.INFERRED));
  }

  @Test
  void takesCallsToComeBackUnderEachCondition() {
    String forever = "func.func @f(%c: i1, %m: memref<4xf32>) {\n%t = arith.constant true\n"
        + "%r = call @forever(%t, %m) : (i1, memref<4xf32>) -> memref<4xf32>\n%HERE%return\n}\n"
        + "func.func private @forever(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {\nscf.if %c {\n%FREE%"
        + "%b = memref.alloc() : memref<4xf32>\n%z = func.call @forever(%c, %b) : (i1, memref<4xf32>) -> memref<4xf32>\n"
        + "memref.dealloc %z : memref<4xf32>\n%AFTER%}\n" + ALLOC + "return %a : memref<4xf32>\n}\n";
    String end = "memref.dealloc %r : memref<4xf32>\n";
    String keeping = forever.replace("%FREE%", "").replace("%AFTER%", "memref.dealloc %b : memref<4xf32>\n");
    assertEquals("proved proved proved proved", module(keeping.replace("%HERE%", end), Convention.OWNERSHIP));
    assertEquals("LEAK proved proved proved", module(keeping.replace("%HERE%", ""), Convention.OWNERSHIP));
    // What it frees on its way is freed, though it never returns.
    String freeing = forever.replace("%FREE%", "memref.dealloc %m : memref<4xf32>\n").replace("%AFTER%", "");
    assertEquals("FREE_OF_BORROWED proved proved proved proved", module(freeing.replace("%HERE%", end), Convention.OWNERSHIP));
  }

  @Test
  void runsParallelRegionsForEachThread() {
    String forall = ALLOC + "scf.forall (%k) in (4) {\n%HERE%}\n";
    assertEquals("DOUBLE_FREE+LEAK", sorted(body(forall.replace("%HERE%", FREE))));
    assertEquals("LEAK+USE_AFTER_FREE", sorted(body(forall.replace("%HERE%", USE + FREE))));
    assertEquals("proved", body(forall.replace("%HERE%", USE) + FREE));
    assertEquals("proved", body("scf.forall (%k) in (4) {\n" + ALLOC + USE + FREE + "}\n"));
    assertEquals("LEAK", body("scf.forall (%k) in (4) {\n" + ALLOC + USE + "}\n"));
    assertEquals("DOUBLE_FREE+LEAK", sorted(body(ALLOC + "scf.parallel (%k) = (%i) to (%n) step (%one) {\n" + FREE + "}\n")));
  }

  @Test
  void takesComparisonsOfTheSameValuesForOneCondition() {
    String split =
        "%k = arith.index_cast %d : i1 to index\n" + ALLOC + "%eq = arith.cmpi eq, %n, %k : index\ncf.cond_br %eq, ^one, ^other\n^one:\n" + FREE
            + "return\n^other:\n%ne = arith.cmpi ne, %n, %k : index\ncf.br ^end(%ne : i1)\n^end(%z: i1):\nscf.if %z {\n" + FREE + "}\n";
    assertEquals("proved", body(split));
    assertEquals("LEAK", body(split.replace("cmpi ne", "cmpi eq")));
    assertEquals("LEAK", body(split.replace("cmpi ne, %n", "cmpi ne, %i")));
    // The same where one of them might be an address.
    String loaded = split.replace("%k = arith.index_cast %d : i1 to index\n",
        "%s = memref.alloca() : memref<2xindex>\nmemref.store %n, %s[%i] : memref<2xindex>\n%k = memref.load %s[%i] : memref<2xindex>\n");
    assertEquals("proved", body(loaded));
    assertEquals("LEAK", body(loaded.replace("cmpi ne", "cmpi eq")));
  }

  @Test
  void knowsComparisonsOfBlocksThatDominate() {
    String branches = "cf.cond_br %c, ^side, ^join\n^side:\ncf.br ^join\n^join:\n" + ALLOC + "%less = arith.cmpi ult, %n, %one : index\n"
        + "cf.cond_br %d, ^here, ^there\n^here:\nscf.if %less {\n" + FREE + "}\n%not = arith.cmpi PREDICATE, %n, %one : index\nscf.if %not {\n" + FREE
        + "}\nreturn\n^there:\n" + FREE;
    assertEquals("proved", body(branches.replace("PREDICATE", "uge")));
    assertEquals("DOUBLE_FREE+LEAK", sorted(body(branches.replace("PREDICATE", "ugt"))));
    // A comparison beside the current block may be of another time, or never have been made.
    String beside =
        "%w:2 = scf.while (%p = %n, %q = %n) : (index, index) -> (index, index) {\nscf.condition(%c) %p, %q : index, index\n} do {\n^bb0(%p: index, %q: index):\n"
            + "%z = arith.cmpi ult, %p, %q : index\nscf.if %z {\n}\nscf.yield %q, %p : index, index\n}\n";
    assertEquals("LEAK", body(beside + ALLOC + "%z = arith.cmpi ult, %w#0, %w#1 : index\nscf.if %z {\n" + FREE + "}\n"));
  }

  /** The same where functions say themselves what they do with buffers. */
  private static String declared(String text) {
    return module("""
        func.func private @release(memref<4xf32> {freehold.frees})
        func.func private @register(memref<4xf32> {freehold.escapes})
        func.func private @either(memref<4xf32>, memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0, 1]})
        func.func private @perhaps(memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0, unit]})
        func.func private @global() -> (memref<4xf32> {freehold.borrowed})
        """ + text, Convention.OWNERSHIP);
  }

  private static String declaredInBody(String text) {
    return declared("func.func @f(%c: i1, %x: f32) {\n%i = arith.constant 0 : index\n" + text + "\nreturn\n}");
  }

  @Test
  void believesWhatDeclarationsSay() {
    String release = "func.call @release(%a) : (memref<4xf32>) -> ()\n";
    assertEquals("proved", declaredInBody(ALLOC + USE + release));
    assertEquals("DOUBLE_FREE", declaredInBody(ALLOC + release + FREE));
    assertEquals("USE_AFTER_FREE", declaredInBody(ALLOC + release + USE));
    assertEquals("LEAK", declaredInBody(ALLOC + "scf.if %c {\n" + release + "}"));
    assertEquals("undecided", declaredInBody(ALLOC + "func.call @register(%a) : (memref<4xf32>) -> ()"));
    assertEquals("", declaredInBody("%r = func.call @global() : () -> memref<4xf32>"));
  }

  @Test
  void knowsWhatBorrowedResultsAre() {
    String same = "%r = func.call @either(%a, %a) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>\n";
    String perhaps = "%r = func.call @perhaps(%a) : (memref<4xf32>) -> memref<4xf32>\n";
    String use = "memref.store %x, %r[%i] : memref<4xf32>\n";
    String free = "memref.dealloc %r : memref<4xf32>\n";
    assertEquals("proved", declaredInBody(ALLOC + same + use + FREE));
    assertEquals("proved", declaredInBody(ALLOC + same + free));
    assertEquals("USE_AFTER_FREE", declaredInBody(ALLOC + same + FREE + use));
    assertEquals("DOUBLE_FREE", declaredInBody(ALLOC + same + free + FREE));
    assertEquals("LEAK FREE_OF_UNMANAGED", declaredInBody(ALLOC + perhaps + free));
    assertEquals("USE_AFTER_FREE", declaredInBody(ALLOC + perhaps + FREE + use));
  }

  @Test
  void functionsThatSayWhatTheyDoNeedNotKeepTheConvention() {
    String body = " {\nreturn %m : memref<4xf32>\n}";
    assertEquals("RETURN_OF_BORROWED", declared("func.func @f(%m: memref<4xf32>) -> memref<4xf32>" + body));
    assertEquals("", declared("func.func @f(%m: memref<4xf32>) -> (memref<4xf32> {freehold.borrowed = [0]})" + body));
  }

  @Test
  void aLoopMayBeginAtAnAddress() {
    assertEquals("proved proved", module("""
        func.func @f(%ub: index, %step: index, %m: memref<4xf32>) {
          %true = arith.constant true
          %a = memref.alloc() : memref<4xf32>
          %p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
          %r = scf.for %i = %p to %ub step %step iter_args(%x = %a) -> memref<4xf32> {
            %later = arith.cmpi ne, %i, %p : index
            scf.if %later {
              memref.dealloc %x : memref<4xf32>
            }
            %b = memref.alloc() : memref<4xf32>
            scf.yield %b : memref<4xf32>
          }
          %ran = arith.cmpi slt, %p, %ub : index
          scf.if %ran {
            memref.dealloc %r : memref<4xf32>
          }
          memref.dealloc %a : memref<4xf32>
          return
        }
        """, Convention.OWNERSHIP));
  }
}
