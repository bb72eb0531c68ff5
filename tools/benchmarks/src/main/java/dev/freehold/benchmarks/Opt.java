// SPDX-License-Identifier: Apache-2.0
package dev.freehold.benchmarks;

import dev.freehold.Freehold;
import dev.freehold.opt.FileAccess;
import dev.freehold.opt.OptOptions;
import dev.freehold.opt.OptRun;
import dev.freehold.opt.options.ParsedArguments;
import dev.freehold.opt.options.UsageError;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The whole of {@code freehold opt --buffer-deallocation-pipeline}, from bytes to bytes, in one thread and in two. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = {"-XX:-UseSerialGC", "-XX:+UseParallelGC", "-Xmn1g"})
@Warmup(iterations = 10, time = 4)
@Measurement(iterations = 5, time = 4)
public class Opt {
  private final Freehold freehold = Freehold.load();
  private byte[] bytes;
  private ParsedArguments arguments;

  @Param({"functions-2000", "functions-10000"}) public String program;

  @Param({"1", "2"}) public String threads;

  @Setup
  public void read() throws UsageError {
    bytes = Programs.bytes(program);
    arguments = ParsedArguments.parse(List.of("--buffer-deallocation-pipeline", "--threads=" + threads), OptOptions.table("opt"));
  }

  @Benchmark
  public boolean run() throws IOException {
    var run = new OptRun(arguments, freehold.registry(), freehold.profile(), freehold.passes(), FileAccess.OF_PROCESS, System.err, false);
    if (run.preparePipeline() && run.process(program, bytes, OutputStream.nullOutputStream())) return true;
    throw new IllegalStateException(program + " fails");
  }
}
