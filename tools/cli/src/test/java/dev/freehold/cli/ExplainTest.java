// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.freehold.ir.attribute.Utf8;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The command line of {@code explain}: what it prints, and its exit status. */
class ExplainTest {
  private static final String PROGRAM = """
      func.func @f(%i: index) -> f32 {
        %a = memref.alloc() : memref<4xf32>
        %x = memref.load %a[%i] : memref<4xf32>
        %b = memref.alloc() : memref<4xf32>
        %y = memref.load %b[%i] : memref<4xf32>
        %z = arith.addf %x, %y : f32
        return %z : f32
      }
      """;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String program, String... args) {
    CommandIo io = new CommandIo(new ByteArrayInputStream(Utf8.encode(program)), print(out), print(err));
    List<String> line = new ArrayList<>(List.of("explain", "-"));
    line.addAll(List.of(args));
    return new Main(io, new Explain()).run(line.toArray(String[]::new));
  }

  private static PrintStream print(ByteArrayOutputStream to) {
    return Utf8.printStream(to, false);
  }

  private List<String> lines(String part) {
    return out.toString().lines().filter(line -> line.contains(part)).toList();
  }

  @Test
  void copiesOfTensorsAreShownWithTheLinesThatWereGiven() {
    String program = """
        func.func @f(%t: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, f32) {
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
          %r = tensor.extract %t[%i] : tensor<4xf32>
          return %w, %r : tensor<4xf32>, f32
        }
        """;
    assertEquals(0, run(program, "--one-shot-bufferize=bufferize-function-boundaries"), err::toString);
    assertTrue(out.toString().startsWith("""
        <stdin>:2:8: remark: 'tensor.insert' at 2:8 gets a copy of argument 0
          %w = tensor.insert %f into %t[%i] : tensor<4xf32>
               ^
        <stdin>:3:8: note: this reads elements of argument 0
          %r = tensor.extract %t[%i] : tensor<4xf32>
               ^
        <stdin>:2:8: note: this would overwrite them first
        """), out::toString);
    assertTrue(out.toString().endsWith(", 1 copy\n"), out::toString);
    assertEquals(0, run(program, "--one-shot-bufferize=bufferize-function-boundaries", "--json", "--at", "2"), err::toString);
    assertEquals(1, lines("\"kind\" : \"copy\"").size(), out::toString);
  }

  @Test
  void whatIsGivenIsShownWithItsLines() {
    assertEquals(0, run(PROGRAM), err::toString);
    assertTrue(out.toString().startsWith("""
        <stdin>:2:8: remark: allocates a buffer that the function owns, but nothing frees it
          %a = memref.alloc() : memref<4xf32>
               ^
        """), out::toString);
    assertEquals("2 allocations, 0 frees, 0 flags, 0 comparisons, 0 copies", out.toString().lines().toList().getLast());
  }

  @Test
  void behindPassesTheLinesAreThoseOfTheOutput() {
    assertEquals(0, run(PROGRAM, "--last-use-buffer-deallocation"), err::toString);
    assertEquals(List.of("<after the passes>:5:5: remark: frees the buffer of 'memref.alloc' at 3:14",
        "<after the passes>:8:5: remark: frees the buffer of 'memref.alloc' at 6:16"), lines("remark: frees"));
  }

  @Test
  void aPlaceIsOneOfTheFile() {
    assertEquals(0, run(PROGRAM, "--last-use-buffer-deallocation", "--at", "2"), err::toString);
    assertEquals(1, lines("remark: allocates").size(), out::toString);
    assertEquals(ExitStatus.ERROR, run(PROGRAM, "--at", "6:3"));
    assertEquals("freehold explain: there is nothing to explain at 6:3 of <stdin>\n", err.toString());
    assertEquals(Main.USAGE, run(PROGRAM, "--at", "0"));
    assertEquals(Main.USAGE, run(PROGRAM, "--at", "two:3"));
  }

  @Test
  void jsonHasTheProgramThatPlacesAreIn() throws IOException {
    assertEquals(0, run(PROGRAM, "--last-use-buffer-deallocation", "--json"), err::toString);
    List<String> kinds = new ArrayList<>();
    List<String> fields = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(out.toByteArray())) {
      for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
        if (token != JsonToken.FIELD_NAME) continue;
        fields.add(json.currentName());
        if (json.currentName().equals("kind")) kinds.add(json.nextTextValue());
      }
    }
    assertEquals(List.of("allocation", "free", "allocation", "free"), kinds);
    assertTrue(fields.containsAll(List.of("program", "function", "message", "origin", "notes")), fields::toString);
  }

  @Test
  void faultsOfTheProgramAreReported() {
    assertEquals(ExitStatus.ERROR, run("func.func @f() {\n  memref.dealloc %a : memref<f32>\n  return\n}\n"));
    assertTrue(err.toString().startsWith("<stdin>:2:18: error: "), err::toString);
    assertEquals(ExitStatus.ERROR, run(PROGRAM, "--pass-pipeline=builtin.module(no-such-pass)"));
  }
}
