// SPDX-License-Identifier: Apache-2.0
package dev.freehold.playground;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.freehold.pass.NamedPipeline;
import dev.freehold.pass.PassInfo;
import dev.freehold.pass.PassOption;
import dev.freehold.pass.PassRegistry;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** The passes and pipelines that the page offers, with their options, as JSON. */
final class PassesJson {
  private PassesJson() {}

  static String of(PassRegistry passes) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeArrayFieldStart("pipelines");
      for (NamedPipeline each : passes.pipelines()) entry(each.name(), each.summary(), each.options(), json);
      json.writeEndArray();
      json.writeArrayFieldStart("passes");
      for (PassInfo each : passes.passes()) entry(each.name(), each.summary(), each.options(), json);
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException never) {
      throw new UncheckedIOException(never);
    }
    return text.toString();
  }

  private static void entry(String name, String summary, List<PassOption> options, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", name);
    json.writeStringField("summary", summary);
    json.writeArrayFieldStart("options");
    for (PassOption option : options) {
      json.writeStartObject();
      json.writeStringField("name", option.name());
      json.writeStringField("kind", option.kind().shown());
      json.writeStringField("default", option.defaultValue());
      json.writeStringField("help", option.help());
      json.writeArrayFieldStart("choices");
      for (PassOption.Choice choice : option.choices()) json.writeString(choice.value());
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
