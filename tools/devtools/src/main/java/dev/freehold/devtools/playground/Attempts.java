// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools.playground;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.util.List;

/** What clients do. */
final class Attempts {
  private static final String PIPELINE = "buffer-deallocation-pipeline";
  private static final String BRANCHES = """
      func.func @branches(%fresh: i1, %in: memref<4xf32>, %out: memref<4xf32>) {
        cf.cond_br %fresh, ^make, ^join(%in : memref<4xf32>)
      ^make:
        %made = memref.alloc() : memref<4xf32>
        memref.copy %in, %made : memref<4xf32> to memref<4xf32>
        cf.br ^join(%made : memref<4xf32>)
      ^join(%picked: memref<4xf32>):
        memref.copy %picked, %out : memref<4xf32> to memref<4xf32>
        return
      }
      """;
  private static final String TWICE = """
      func.func @twice(%c: i1) {
        %a = memref.alloc() : memref<4xi32>
        scf.if %c {
          memref.dealloc %a : memref<4xi32>
        }
        memref.dealloc %a : memref<4xi32>
        return
      }
      """;
  private static final String ENDLESS = "func.func @f() {\n  cf.br ^again\n^again:\n  cf.br ^again\n}\n";
  private static final String FILLED = """
      func.func @f(%n: index, %c: i32) {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        scf.for %i = %c0 to %n step %c1 {
          %a = memref.alloc() : memref<1000000xi32>
          linalg.fill ins(%c : i32) outs(%a : memref<1000000xi32>)
        }
        return
      }
      """;
  private static final String NESTED = "func.func @f(%c: i1) {\n" + "scf.if %c {\n".repeat(20_000) + "}\n".repeat(20_000) + "return\n}\n";
  private static final String SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(1)>";

  private Attempts() {}

  /** Of people who try something. */
  static List<Attempt> ordinary() {
    return List.of(
        Attempt.of("passes", report(BRANCHES, PIPELINE), "\"inserted\":\\[\\d"),
        Attempt.of("other passes", report(BRANCHES, "last-use-buffer-deallocation-pipeline,cse"), "\"inserted\":\\[\\d"),
        Attempt.of("check", report(TWICE, ""), "\"kind\":\"double-free\""),
        Attempt.of("run", run(BRANCHES, PIPELINE, "true, dense<1.0>, dense<0.0>"), "\"kind\":\"leak\""),
        Attempt.of("an error", report("func.func @f( {", ""), "\"line\":1"),
        Attempt.of("the page", Attempt.get("/"), "(?s)200 OK.*playground\\.js"));
  }

  /** Of people who mean no good. */
  static List<Attempt> hostile() {
    return List.of(
        Attempt.of("run without end", run(ENDLESS, "", ""), "\"limit of \\d+ operations exceeded\"|time limit of a request"),
        Attempt.of("calls without end", run(doubling(40), "", "1 : i32"), "limit of \\d+ operations exceeded|time limit of a request"),
        Attempt.of("memory without end", run(FILLED, "", "1000000, 1"), "\"kind\":\"limit\"|ran short of memory|time limit of a request"),
        Attempt.of("large argument", run("func.func @f(%a: memref<?xi32>) { return }", "", "dense<1> : tensor<2000000000xi32>"),
            "\"kind\":\"limit\"|\"severity\":\"error\"|ran short of memory|time limit of a request"),
        Attempt.of("large constant", report("func.func @f() { %a = arith.constant dense<1> : tensor<9000000000000xi64> return }", PIPELINE),
            "\"explored\":|\"severity\":\"error\""),
        Attempt.of("deep nesting", report(NESTED, PIPELINE), "\"explored\":|time limit of a request|the result is too large"),
        Attempt.of("deep type", report("func.func private @f(" + "tuple<".repeat(100_000) + "i32" + ">".repeat(100_000) + ")", ""),
            "nested more than"),
        Attempt.of("growing aliases", report(aliases(60), "cse"), "stands for more than"),
        Attempt.of("script in a program", report("func.func @f() { " + SCRIPT + " }", ""),
            "(?s)application/x-ndjson.*nosniff.*\"severity\":\"error\"|(?s)nosniff.*application/x-ndjson.*\"severity\":\"error\""),
        Attempt.of("script in a pipeline", report(BRANCHES, SCRIPT), "\"severity\":\"error\""),
        Attempt.of("file as dialect", Attempt.post("report", "{\"program\":\"\",\"dialect\":\"/etc/passwd\"}"), "a request has no field 'dialect'"),
        Attempt.of("large body", report(" ".repeat(3 << 20), ""), "413|closed"),
        Attempt.of("path traversal", Attempt.get("/../../../../etc/passwd"), "there is nothing at this path"),
        Attempt.of("encoded path traversal", Attempt.get("/%2e%2e/%2e%2e/etc/passwd"), "there is nothing at this path"),
        Attempt.of("other host", "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", "403"),
        Attempt.of("no HTTP", "\u0001\u0002\u0003\r\n\r\n", "^$|400|closed"),
        Attempt.of("no JSON", Attempt.post("report", "{\"program\": oops"), "a request that is not JSON"),
        Attempt.of("deep JSON", Attempt.post("report", "[".repeat(100_000)), "a request that is not JSON"),
        Attempt.leaving("leaves at once", run(ENDLESS, "", "")),
        Attempt.leaving("leaves in its request", report(BRANCHES, PIPELINE).substring(0, 300)));
  }

  private static String report(String program, String pipeline) {
    return Attempt.post("report", "{\"program\":" + quoted(program) + ",\"pipeline\":" + quoted(pipeline) + "}");
  }

  private static String run(String program, String pipeline, String args) {
    return Attempt.post("run", "{\"program\":" + quoted(program) + ",\"pipeline\":" + quoted(pipeline) + ",\"args\":" + quoted(args) + "}");
  }

  private static String quoted(String text) {
    return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
  }

  /** Functions of which each calls the one before it twice. */
  private static String doubling(int functions) {
    StringBuilder program = new StringBuilder("func.func private @f0(%x: i32) -> i32 { return %x : i32 }\n");
    for (int i = 1; i <= functions; i++) {
      String name = i == functions ? "@main" : "private @f" + i;
      program.append("func.func ").append(name).append("(%x: i32) -> i32 {\n");
      program.append("  %a = call @f").append(i - 1).append("(%x) : (i32) -> i32\n  %b = call @f").append(i - 1).append("(%a) : (i32) -> i32\n");
      program.append("  return %b : i32\n}\n");
    }
    return program.toString();
  }

  /** Aliases of which each stands for twice as much as the one before it. */
  private static String aliases(int count) {
    StringBuilder program = new StringBuilder("#a0 = [1, 2]\n");
    for (int i = 1; i < count; i++) program.append("#a").append(i).append(" = [#a").append(i - 1).append(", #a").append(i - 1).append("]\n");
    return program.append("module attributes {x = #a").append(count - 1).append("} {}\n").toString();
  }
}
