// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.interp.Outcome;
import dev.freehold.interp.memory.Buffer;
import dev.freehold.interp.memory.Event;
import dev.freehold.interp.memory.MemoryReport;
import dev.freehold.report.RunRecorder.Step;
import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Runs as JSON: the lives of buffers and what lived over time, and the steps. */
final class RunJson {
  /** More bars nobody reads; those of the largest buffers are there. */
  private static final int MAX_BUFFERS = 400;
  /** More than can be told apart on a screen. */
  private static final int MAX_LEVELS = 2000;

  private final RunBuffers buffers;
  private final JsonGenerator json;

  RunJson(RunBuffers buffers, JsonGenerator json) {
    this.buffers = buffers;
    this.json = json;
  }

  /** Writes what a run cost, as an object. */
  void memory(Outcome outcome, RunRecorder recorder) throws IOException {
    MemoryReport report = MemoryReport.of(outcome.heap());
    json.writeStartObject();
    json.writeNumberField("peak", report.peak());
    json.writeNumberField("pathOptimalPeak", report.pathOptimalPeak());
    json.writeNumberField("end", report.end());
    levels("live", report.live());
    levels("needed", report.needed());
    buffers(outcome.heap().remembered(), report.end());
    json.writeArrayFieldStart("points");
    for (Step step : recorder.steps()) {
      if (step instanceof Step.Memory(Event event) && event.at() != null) pair(event.time(), buffers.text().line(event.at()));
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** Where there are too many levels, of those next to each other the highest are left: a curve keeps its peaks. */
  private void levels(String field, List<MemoryReport.Level> levels) throws IOException {
    json.writeArrayFieldStart(field);
    int step = levels.size() / MAX_LEVELS + 1;
    for (int i = 0; i < levels.size(); i += step) {
      MemoryReport.Level highest = levels.subList(i, Math.min(i + step, levels.size())).stream()
          .max(Comparator.comparingLong(MemoryReport.Level::bytes)).orElseThrow();
      pair(highest.time(), highest.bytes());
    }
    json.writeEndArray();
  }

  private void pair(long first, long second) throws IOException {
    json.writeStartArray();
    json.writeNumber(first);
    json.writeNumber(second);
    json.writeEndArray();
  }

  /** Writes buffers with their lives. */
  private void buffers(Collection<Buffer> all, long end) throws IOException {
    Set<Buffer> shown = new HashSet<>(
        all.stream().sorted(Comparator.comparingLong(Buffer::size).reversed()).limit(MAX_BUFFERS).toList());
    json.writeNumberField("bufferCount", all.size());
    json.writeArrayFieldStart("buffers");
    for (Buffer buffer : all) {
      if (shown.contains(buffer)) buffer(buffer, end);
    }
    json.writeEndArray();
  }

  private void buffer(Buffer buffer, long end) throws IOException {
    json.writeStartObject();
    json.writeNumberField("id", buffer.id());
    json.writeStringField("name", buffers.name(buffer));
    json.writeNumberField("line", buffers.line(buffer));
    json.writeNumberField("bytes", buffer.size());
    json.writeStringField("owner", RunBuffers.owner(buffer).name().toLowerCase(Locale.ROOT));
    json.writeNumberField("born", buffer.born());
    json.writeNumberField("lastUse", buffer.lastUse());
    json.writeNumberField("died", Math.min(buffer.died(), end));
    json.writeEndObject();
  }

  /** Writes the steps of a run as fields of an object, with the buffers that they are about. */
  void steps(Outcome outcome, RunRecorder recorder) throws IOException {
    buffers(outcome.heap().remembered(), outcome.heap().clock() + 1);
    json.writeNumberField("omitted", recorder.forgotten());
    json.writeArrayFieldStart("liveAtFirst");
    for (Buffer buffer : recorder.liveAtFirst()) json.writeNumber(buffer.id());
    json.writeEndArray();
    json.writeArrayFieldStart("steps");
    for (Step step : recorder.steps()) step(step);
    json.writeEndArray();
  }

  private void step(Step step) throws IOException {
    json.writeStartObject();
    switch (step) {
      case Step.Memory(Event event) -> {
        json.writeStringField("what", event.what().name().toLowerCase(Locale.ROOT));
        json.writeNumberField("line", event.at() == null ? buffers.line(event.buffer()) : buffers.text().line(event.at()));
        json.writeNumberField("buffer", event.buffer().id());
        if (event.other() != null) json.writeNumberField("other", event.other().id());
        json.writeNumberField("bytes", event.bytes());
      }
      case Step.Way(var from, var to) -> {
        json.writeStringField("what", "way");
        json.writeNumberField("line", buffers.text().line(from));
        json.writeNumberField("to", to == null ? 0 : buffers.text().line(to));
      }
    }
    json.writeEndObject();
  }
}
