// SPDX-License-Identifier: Apache-2.0
package dev.freehold.benchmarks;

import dev.freehold.Freehold;
import dev.freehold.builtin.ModuleOp;
import dev.freehold.ir.attribute.Utf8;
import dev.freehold.ir.text.ParserOptions;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Passes and pipelines, with the verifier behind each pass. Each run gets a program of its own; what reading it allocates is in the allocation rate, not
 * in the time. LLVM 19's pass frees too little in {@code functions-2000}; it can be measured with {@code -p pass=func.func(buffer-deallocation)
 * -p program=resnet}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class Passes {
  /** What a pass needs to have been done. */
  private static final Map<String, String> BEFORE = Map.of(
      "buffer-deallocation-simplification", "ownership-based-buffer-deallocation",
      "bufferization-lower-deallocations", "ownership-based-buffer-deallocation,buffer-deallocation-simplification");

  private final Freehold freehold = Freehold.load();
  private String text;
  private ModuleOp module;

  @Param("functions-2000") public String program;

  @Param({"canonicalize", "cse", "expand-realloc", "ownership-based-buffer-deallocation", "buffer-deallocation-simplification",
      "bufferization-lower-deallocations", "last-use-buffer-deallocation", "buffer-deallocation-pipeline",
      "last-use-buffer-deallocation-pipeline"}) public String pass;

  @Setup
  public void read() {
    text = Utf8.decode(Programs.bytes(program));
    if (!BEFORE.containsKey(pass)) return;
    ModuleOp prepared = parse();
    freehold.run(prepared, BEFORE.get(pass));
    text = freehold.print(prepared);
  }

  @Setup(Level.Invocation)
  public void renew() {
    module = parse();
  }

  @Benchmark
  public ModuleOp run() {
    freehold.run(module, pass);
    return module;
  }

  private ModuleOp parse() {
    return freehold.parse(text, new ParserOptions(true));
  }
}
