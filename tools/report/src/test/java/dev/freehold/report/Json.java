// SPDX-License-Identifier: Apache-2.0
package dev.freehold.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON document that has been read. */
record Json(Object value) {
  /** Something that writes JSON. */
  interface Writer {
    void write(JsonGenerator json) throws IOException;
  }

  /** Reads what a writer writes. */
  static Json of(Writer writer) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = DiagnosticJson.generator(bytes)) {
      writer.write(json);
    }
    try (JsonParser parser = new JsonFactory().createParser(bytes.toByteArray())) {
      parser.nextToken();
      return new Json(read(parser));
    }
  }

  private static Object read(JsonParser parser) throws IOException {
    switch (parser.currentToken()) {
      case START_ARRAY -> {
        List<Object> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) elements.add(read(parser));
        return elements;
      }
      case START_OBJECT -> {
        Map<String, Object> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          parser.nextToken();
          fields.put(name, read(parser));
        }
        return fields;
      }
      case VALUE_NUMBER_INT -> {
        return parser.getLongValue();
      }
      case VALUE_TRUE, VALUE_FALSE -> {
        return parser.getBooleanValue();
      }
      default -> {
        return parser.getText();
      }
    }
  }

  /** What fields and numbers of elements, one after the other, lead to; a missing field is null. */
  Json at(Object... path) {
    Object at = value;
    for (Object step : path) at = step instanceof String name ? ((Map<?, ?>) at).get(name) : ((List<?>) at).get((Integer) step);
    return new Json(at);
  }

  List<Json> elements() {
    return ((List<?>) value).stream().map(Json::new).toList();
  }

  /** A field of each element. */
  List<Object> each(String field) {
    return elements().stream().map(element -> element.at(field).value()).toList();
  }

  int number() {
    return Math.toIntExact((Long) value);
  }

  String text() {
    return (String) value;
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }
}
