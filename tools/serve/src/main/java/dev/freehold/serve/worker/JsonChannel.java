// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
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

  @Override
  public @Nullable WorkRequest read() throws IOException, Malformed {
    try {
      JsonToken token = in.nextToken();
      if (token == null) return null;
      return request();
    } catch (JsonProcessingException bad) {
      throw new IOException("a request that is not JSON: " + bad.getOriginalMessage() + ", " + bad.getLocation().offsetDescription(), bad);
    }
  }

  /** Reads to the end of the value that has begun, also where it is no request. */
  private WorkRequest request() throws IOException, Malformed {
    if (in.currentToken() != JsonToken.START_OBJECT) {
      in.skipChildren();
      throw new Malformed("a request must be an object");
    }
    List<String> arguments = new ArrayList<>();
    int id = 0;
    boolean cancel = false;
    String sandbox = "";
    String wrong = null;
    while (in.nextToken() != JsonToken.END_OBJECT) {
      String field = in.currentName();
      JsonToken value = in.nextToken();
      boolean fits = true;
      switch (field) {
        case "arguments" -> fits = value == JsonToken.START_ARRAY && strings(arguments);
        case "requestId", "request_id" -> {
          fits = value == JsonToken.VALUE_NUMBER_INT && in.getNumberType() == JsonParser.NumberType.INT;
          if (fits) id = in.getIntValue();
        }
        case "cancel" -> {
          fits = value.isBoolean();
          if (fits) cancel = in.getBooleanValue();
        }
        case "sandboxDir", "sandbox_dir" -> {
          fits = value == JsonToken.VALUE_STRING;
          if (fits) sandbox = in.getText();
        }
        default -> in.skipChildren();
      }
      if (fits) continue;
      in.skipChildren();
      wrong = field;
    }
    if (wrong != null) throw new Malformed("'" + wrong + "' of the request has a value that does not fit");
    return new WorkRequest(arguments, id, cancel, sandbox);
  }

  /** Reads to the end of an array; whether there are only strings in it. */
  private boolean strings(List<String> into) throws IOException {
    boolean all = true;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      all &= in.currentToken() == JsonToken.VALUE_STRING;
      if (in.currentToken() == JsonToken.VALUE_STRING) into.add(in.getText());
      else in.skipChildren();
    }
    return all;
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
