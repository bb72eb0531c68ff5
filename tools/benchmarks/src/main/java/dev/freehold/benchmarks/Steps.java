// SPDX-License-Identifier: Apache-2.0
package dev.freehold.benchmarks;

import dev.freehold.Freehold;
import dev.freehold.ir.text.Parsed;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.ir.verify.Verifier;
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

/** What is done with each program, whatever passes run on it. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class Steps {
  private final Freehold freehold = Freehold.load();
  private Source source;
  private Parsed parsed;

  @Param("functions-2000") public String program;

  @Setup
  public void read() {
    source = new Source(program, Programs.bytes(program));
    parsed = parse();
  }

  @Benchmark
  public Parsed parse() {
    return Parser.parse(source, freehold.registry(), new ParserOptions(true), diagnostic -> {});
  }

  @Benchmark
  public boolean verify() {
    return Verifier.verify(parsed.module(), freehold.registry(), freehold.profile(), diagnostic -> {});
  }

  @Benchmark
  public String print() {
    return freehold.print(parsed.module());
  }
}
