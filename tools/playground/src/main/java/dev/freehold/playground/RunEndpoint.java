// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.interp.Executors;
import dev.freehold.interp.Limits;
import dev.freehold.interp.Literals;
import dev.freehold.interp.Watch;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.attribute.Location;
import dev.freehold.report.GivenRun;
import dev.freehold.report.ProgramText;
import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import dev.freehold.serve.http.Endpoint;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a function does with given arguments, before passes and after them: as {@code freehold run} has it. */
final class RunEndpoint implements Endpoint {
  /** Of memory there is less than for a command, since there are others. */
  private static final Limits LIMITS = new Limits(20_000_000, 1000, 64 << 20, Watch.NONE);

  @Override
  public Work work(JsonMessage message) throws MalformedRequest {
    ProgramRequest request = ProgramRequest.of(message, Set.of("entry", "args"));
    String entry = message.text("entry", "");
    List<String> arguments = Literals.split(message.text("args", ""));
    return out -> run(request, entry.isBlank() ? null : entry.strip(), arguments, out);
  }

  private static void run(ProgramRequest request, @Nullable String entry, List<String> arguments, OutputStream out) throws IOException {
    Answer answer = new Answer();
    PreparedProgram program = PreparedProgram.of(request, answer);
    Runs runs = program == null ? null : runs(program, entry, arguments, answer);
    answer.write(runs == null ? null : runs::write, out);
  }

  /** Null after errors. */
  private static @Nullable Runs runs(PreparedProgram program, @Nullable String entry, List<String> arguments, Answer answer) {
    try {
      ProgramText given = program.given();
      GivenRun before = run(program, given.module(), given, entry, arguments);
      if (program.transformed() == null) return new Runs(null, before);
      return new Runs(before, run(program, program.transformed().program(), program.transformed().text(), entry, arguments));
    } catch (IllegalArgumentException bad) {
      answer.report(Diagnostic.error(Location.UNKNOWN, String.valueOf(bad.getMessage())).build());
      return null;
    }
  }

  private static GivenRun run(PreparedProgram program, Op module, ProgramText text, @Nullable String entry, List<String> arguments) {
    return GivenRun.of(module, text, entry, arguments, program.registry(), Executors.load(), LIMITS);
  }

  /** @param before null where there are no passes */
  private record Runs(@Nullable GivenRun before, GivenRun after) {
    void write(JsonGenerator json) throws IOException {
      json.writeStartObject();
      if (before != null) {
        json.writeFieldName("before");
        before.write(json);
      }
      json.writeFieldName("after");
      after.write(json);
      json.writeEndObject();
    }
  }
}
