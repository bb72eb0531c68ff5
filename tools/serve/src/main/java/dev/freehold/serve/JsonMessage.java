// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An object of which the fields are strings, integers, booleans and lists of strings; whatever else they have can only be skipped. */
public final class JsonMessage {
  /** The value of a field that is of no form that one could ask for. */
  private static final Object OTHER = new Object();

  private final Map<String, Object> fields = new HashMap<>();

  private JsonMessage() {}

  /**
   * Reads the next value; null at the end of the input.
   *
   * @throws MalformedRequest if it is no object; the next one can be read then
   * @throws IOException if it is no JSON
   */
  public static @Nullable JsonMessage read(JsonParser in) throws IOException, MalformedRequest {
    try {
      JsonToken token = in.nextToken();
      if (token == null) return null;
      JsonMessage message = new JsonMessage();
      if (token == JsonToken.START_OBJECT) message.readFields(in);
      else in.skipChildren();
      if (token != JsonToken.START_OBJECT) throw new MalformedRequest("expected an object");
      return message;
    } catch (JsonProcessingException bad) {
      JsonLocation at = bad.getLocation();
      throw new IOException("a request that is not JSON: " + bad.getOriginalMessage() + (at == null ? "" : ", " + at.offsetDescription()), bad);
    }
  }

  private void readFields(JsonParser in) throws IOException {
    while (in.nextToken() != JsonToken.END_OBJECT) {
      String name = in.currentName();
      fields.put(name, value(in.nextToken(), in));
    }
  }

  private static Object value(JsonToken token, JsonParser in) throws IOException {
    switch (token) {
      case VALUE_STRING -> {
        return in.getText();
      }
      case VALUE_NUMBER_INT -> {
        return in.getNumberType() == JsonParser.NumberType.INT ? in.getIntValue() : OTHER;
      }
      case VALUE_TRUE, VALUE_FALSE -> {
        return token == JsonToken.VALUE_TRUE;
      }
      case START_ARRAY -> {
        return strings(in);
      }
      default -> {
        in.skipChildren();
        return OTHER;
      }
    }
  }

  private static Object strings(JsonParser in) throws IOException {
    List<String> strings = new ArrayList<>();
    boolean fits = true;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (in.currentToken() == JsonToken.VALUE_STRING) strings.add(in.getText());
      else fits = false;
      in.skipChildren();
    }
    return fits ? strings : OTHER;
  }

  private <T> T get(String name, T whenAbsent, Class<? super T> kind) throws MalformedRequest {
    Object value = fields.get(name);
    if (value == null) return whenAbsent;
    if (!kind.isInstance(value)) throw new MalformedRequest("the value of '" + name + "' does not fit");
    @SuppressWarnings("unchecked")      // a list has strings only
    T fitting = (T) value;
    return fitting;
  }

  /** The names of its fields. */
  public Set<String> names() {
    return fields.keySet();
  }

  public boolean has(String name) {
    return fields.containsKey(name);
  }

  public String text(String name, String whenAbsent) throws MalformedRequest {
    return get(name, whenAbsent, String.class);
  }

  public int integer(String name, int whenAbsent) throws MalformedRequest {
    return get(name, whenAbsent, Integer.class);
  }

  public boolean bool(String name) throws MalformedRequest {
    return get(name, false, Boolean.class);
  }

  public List<String> strings(String name) throws MalformedRequest {
    return get(name, List.of(), List.class);
  }
}
