// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointsTest {
  private static final String PIPELINE = "buffer-deallocation-pipeline";
  private static final String LEAKY = """
      func.func @leaky(%x: i32) -> i32 {
        %c0 = arith.constant 0 : index
        %a = memref.alloc() : memref<4xi32>
        memref.store %x, %a[%c0] : memref<4xi32>
        %y = memref.load %a[%c0] : memref<4xi32>
        return %y : i32
      }
      """;

  @TempDir private Path folder;

  private static String ask(String endpoint, String json) throws IOException, MalformedRequest {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    JsonMessage message = Objects.requireNonNull(JsonMessage.read(new JsonFactory().createParser(json)));
    Playground.endpoints().get(endpoint).work(message).run(out);
    String answer = out.toString(StandardCharsets.UTF_8);
    assertFalse(answer.contains("\n"), answer);
    try (JsonParser parser = new JsonFactory().createParser(answer)) {
      parser.nextToken();
      parser.skipChildren();
    }
    return answer;
  }

  private static String field(String name, String value) {
    return ",\"" + name + "\":\"" + new String(JsonStringEncoder.getInstance().quoteAsString(value)) + '"';
  }

  private static String request(String program, String pipeline, String more) {
    return "{" + (field("program", program) + field("pipeline", pipeline)).substring(1) + more + "}";
  }

  private static void assertHas(String expected, String answer) {
    assertTrue(answer.contains(expected), answer);
  }

  @Test
  void aReportHasWhatPassesMade() throws Exception {
    String answer = ask("report", request(LEAKY, PIPELINE, ""));
    assertHas("\"passes\":[\"" + PIPELINE + "\"]", answer);
    assertHas("memref.dealloc %alloc", answer);
    assertHas("\"kind\":\"free\"", answer);
    assertHas("\"diagnostics\":[]", answer);
    assertHas("\"kind\":\"leak\"", ask("report", request(LEAKY, "", "")));
    assertHas("memref.dealloc", ask("report", request(LEAKY, "builtin.module(" + PIPELINE + ")", "")));
  }

  @Test
  void aRunHasResultsAndFaultsBeforeAndAfter() throws Exception {
    String answer = ask("run", request(LEAKY, PIPELINE, field("args", "7")));
    assertHas("\"before\":{\"function\":\"leaky\",\"arguments\":[\"7 : i32\"],\"results\":[\"7 : i32\"],\"steps\":5,\"faults\":[{\"kind\":\"leak\"",
        answer);
    assertHas("\"after\":{\"function\":\"leaky\",\"arguments\":[\"7 : i32\"],\"results\":[\"7 : i32\"],\"steps\":6,\"faults\":[]", answer);
    assertFalse(ask("run", request(LEAKY, "", field("args", "7") + field("entry", " @leaky "))).contains("\"before\":{"));
  }

  @Test
  void whatIsWrongHasAPlace() throws Exception {
    String error = "{\"content\":null,\"diagnostics\":[{\"severity\":\"error\",\"message\":\"";
    assertHas(error + "expected non-function type\",\"file\":\"program.mlir\",\"line\":1,\"column\":14,",
        ask("report", request("func.func @f( {", "", "")));
    assertHas(error, ask("report", request(LEAKY, "no-such-pass", "")));
    assertHas(error + "'@leaky' expects 1 argument, but got 0\"", ask("run", request(LEAKY, "", "")));
    assertHas(error + "function '@other' is not defined\"", ask("run", request(LEAKY, "", field("entry", "other"))));
    assertHas(error + "no function has a body\"", ask("run", request("", "", "")));
    assertHas(error + "'uninitialized' is not a value of type 'i32'\"", ask("run", request(LEAKY, "", field("args", "uninitialized"))));
  }

  @Test
  void unknownOperationsAreReadIfThatIsAskedFor() throws Exception {
    String program = "\"my.op\"() : () -> ()";
    assertHas("\"content\":null", ask("report", request(program, "cse", "")));
    assertHas("my.op", ask("report", request(program, "cse", ",\"allowUnregistered\":true")));
  }

  @Test
  void memoryOfARunIsBounded() throws Exception {
    String answer = ask("run", request("""
        func.func @f(%x: i32) {
          %a = memref.alloc() : memref<20000000xi32>
          linalg.fill ins(%x : i32) outs(%a : memref<20000000xi32>)
          return
        }
        """, "", field("args", "1")));
    assertHas("\"kind\":\"limit\"", answer);
  }

  /** The options of commands that read or write files, and whatever else a request might try to say that it does not have. */
  @ParameterizedTest
  @ValueSource(strings = {"load", "dialect", "irdl-file", "o", "against", "memory-svg", "mlir-print-ir-tree-dir", "mlir-generate-reproducer",
      "mlir-pass-pipeline-crash-reproducer", "run-reproducer", "remarks-output-file", "file", "cwd", "args-file", "@file", "flagfile"})
  void optionsThatTouchFilesAreNoFields(String option) {
    String file = folder.resolve("made").toString();
    for (String endpoint : Playground.endpoints().keySet()) {
      MalformedRequest refused = assertThrows(MalformedRequest.class, () -> ask(endpoint, request(LEAKY, PIPELINE, field(option, file))));
      assertEquals("a request has no field '" + option + "' here", refused.reason());
    }
    assertFalse(Files.exists(folder.resolve("made")));
  }

  /** Nor can they be had by a pipeline, arguments, a name, or the program. */
  @ParameterizedTest
  @ValueSource(strings = {"--load=FILE", "--dialect FILE", "--irdl-file=FILE", "cse -o FILE", "--mlir-print-ir-tree-dir=FILE",
      "--mlir-generate-reproducer=FILE",
      "--mlir-pass-pipeline-crash-reproducer=FILE", "--remarks-output-file=FILE", "@FILE", "--pass-pipeline=@FILE", "cse{file=FILE}"})
  void noTextNamesAFile(String text) throws Exception {
    Path secret = Files.writeString(folder.resolve("secret"), "func.func private @secret()");
    for (Path file : List.of(secret, folder.resolve("made"))) {
      String said = text.replace("FILE", file.toString());
      assertHas("\"content\":null", ask("report", request(LEAKY, said, "")));
      assertHas("\"content\":null", ask("report", request(said, "cse", "")));
      assertHas("\"content\":null", ask("run", request(LEAKY, "", field("args", said))));
      assertHas("\"content\":null", ask("run", request(LEAKY, "", field("args", "1") + field("entry", said))));
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(secret), files.toList());
    }
  }

  /** A location and a resource are names: nothing is read from there. */
  @Test
  void whatAProgramNamesIsNotRead() throws Exception {
    Path secret = Files.writeString(folder.resolve("secret"), "a secret that nobody may read");
    String program = """
        module attributes {r = dense_resource<"FILE"> : tensor<4xi32>} {
          func.func @f() -> memref<4xi32> {
            %a = memref.alloc() : memref<4xi32> loc("FILE":1:1)
            memref.dealloc %a : memref<4xi32> loc("FILE":1:1)
            return %a : memref<4xi32> loc("FILE":1:1)
          }
        }
        """.replace("FILE", secret.toString());
    assertFalse(ask("report", request(program, "cse", "")).contains("nobody may read"));
    assertFalse(ask("run", request(program, "cse", "")).contains("nobody may read"));
  }
}
