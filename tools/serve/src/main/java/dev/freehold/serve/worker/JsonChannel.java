// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamWriteFeature;
import dev.freehold.serve.JsonMessage;
import dev.freehold.serve.MalformedRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/** Messages in the JSON form of protocol buffers: one object after the other, ours on a line each. */
final class JsonChannel implements WorkChannel {
  private static final JsonFactory FACTORY = JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private final JsonParser in;
  private final OutputStream out;

  JsonChannel(InputStream in, OutputStream out) throws IOException {
    this.in = FACTORY.createParser(in);
    this.out = out;
  }

  /** Fields may also have the names that they have in the definition of the protocol. */
  @Override
  public @Nullable WorkRequest read() throws IOException, MalformedRequest {
    JsonMessage message = JsonMessage.read(in);
    if (message == null) return null;
    return new WorkRequest(
        message.strings("arguments"),
        message.integer("requestId", message.integer("request_id", 0)),
        message.bool("cancel"),
        message.text("sandboxDir", message.text("sandbox_dir", "")));
  }

  @Override
  public void write(WorkResponse response) throws IOException {
    try (JsonGenerator json = FACTORY.createGenerator(out)) {
      json.writeStartObject();
      json.writeNumberField("exitCode", response.status());
      json.writeStringField("output", response.output());
      json.writeNumberField("requestId", response.id());
      if (response.cancelled()) json.writeBooleanField("wasCancelled", true);
      json.writeEndObject();
      json.writeRaw('\n');
    }
    out.flush();
  }
}
