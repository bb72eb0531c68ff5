// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import dev.freehold.interp.Executors;
import dev.freehold.interp.check.Budget;
import dev.freehold.interp.check.CheckLimits;
import dev.freehold.report.Report;
import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import dev.freehold.serve.http.Endpoint;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** What passes make of a program, and what is found when its paths are followed: as {@code freehold report} has it. */
final class ReportEndpoint implements Endpoint {
  private static final Duration CHECK_TIME = Duration.ofSeconds(3);

  @Override
  public Work work(JsonMessage message) throws MalformedRequest {
    ProgramRequest request = ProgramRequest.of(message, Set.of());
    return out -> run(request, out);
  }

  private static void run(ProgramRequest request, OutputStream out) throws IOException {
    Answer answer = new Answer();
    PreparedProgram program = PreparedProgram.of(request, answer);
    answer.write(program == null ? null : json -> report(program, request).write(json), out);
  }

  private static Report report(PreparedProgram program, ProgramRequest request) {
    CheckLimits limits = new CheckLimits(CheckLimits.DEFAULT.paths(), CheckLimits.DEFAULT.steps(), Budget.of(CHECK_TIME, Long.MAX_VALUE));
    List<String> passes = request.hasPasses() ? List.of(request.pipeline()) : List.of();
    return new Report("playground", passes, program.given(), program.transformed(), program.remarks(), null, null, program.registry(),
        Executors.load(),
        limits);
  }
}
