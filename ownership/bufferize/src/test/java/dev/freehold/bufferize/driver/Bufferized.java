// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferize.driver;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.ir.Op;
import dev.freehold.ir.Profile;
import dev.freehold.ir.Registry;
import dev.freehold.ir.text.Parser;
import dev.freehold.ir.text.ParserOptions;
import dev.freehold.ir.text.Source;
import dev.freehold.memref.CopyOp;
import dev.freehold.pass.IrDumps;
import dev.freehold.pass.PassRegistry;
import dev.freehold.pass.Pipeline;
import dev.freehold.pass.PipelineParser;
import dev.freehold.pass.PipelineRunner;
import dev.freehold.pass.Remark;
import dev.freehold.pass.Remarks;
import dev.freehold.pass.RunSettings;
import java.util.ArrayList;
import java.util.List;

/** A program behind bufferization, with the remarks that it has made. */
record Bufferized(Op module, List<Remark> remarks) {
  private static final Registry REGISTRY = Registry.load();

  /** Takes all remarks. */
  private record All(List<Remark> remarks) implements Remarks {
    @Override
    public boolean wants(Remark.Kind kind, String category) {
      return category.equals(CopyRemarks.CATEGORY);
    }

    @Override
    public void take(Remark remark) {
      remarks.add(remark);
    }
  }

  /** Bufferizes a program, with the options of {@code --one-shot-bufferize}. */
  static Bufferized by(String options, String program) {
    List<String> errors = new ArrayList<>();
    var parsed = Parser.parse(Source.of("test", program), REGISTRY, new ParserOptions(false), error -> errors.add(error.message()));
    assertNotNull(parsed, errors::toString);
    All all = new All(new ArrayList<>());
    run("one-shot-bufferize{" + options + "}", parsed.module(), all);
    return new Bufferized(parsed.module(), all.remarks);
  }

  private static void run(String passes, Op module, Remarks remarks) {
    List<String> errors = new ArrayList<>();
    Pipeline pipeline = new PipelineParser(PassRegistry.load(), error -> errors.add(error.message())).parse("builtin.module(" + passes + ")");
    assertNotNull(pipeline, errors::toString);
    RunSettings usual = RunSettings.DEFAULT;
    RunSettings settings = new RunSettings(Profile.SOUND, true, usual.workers(), IrDumps.NONE, usual.log(), remarks);
    assertTrue(new PipelineRunner(REGISTRY, error -> errors.add(error.message()), settings).run(pipeline, module), errors::toString);
  }

  /** How many copies are left when those of buffers onto themselves are gone. */
  int copies() {
    run("canonicalize,cse,canonicalize", module, Remarks.NONE);
    int[] count = {0};
    module.walk(CopyOp.class, copy -> count[0]++);
    return count[0];
  }
}
