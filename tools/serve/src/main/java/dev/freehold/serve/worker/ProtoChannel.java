// SPDX-License-Identifier: Apache-2.0
package dev.freehold.serve.worker;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.WireFormat;
import dev.freehold.serve.MalformedRequest;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Messages in the binary form of protocol buffers, each behind its length. */
final class ProtoChannel implements WorkChannel {
  /** The fields of a request, with the form of their values. */
  private static final int ARGUMENTS = tag(1, WireFormat.WIRETYPE_LENGTH_DELIMITED);
  private static final int REQUEST_ID = tag(3, WireFormat.WIRETYPE_VARINT);
  private static final int CANCEL = tag(4, WireFormat.WIRETYPE_VARINT);
  private static final int SANDBOX = tag(6, WireFormat.WIRETYPE_LENGTH_DELIMITED);
  /** The fields of a response. */
  private static final int EXIT_CODE = 1;
  private static final int OUTPUT = 2;
  private static final int RESPONSE_ID = 3;
  private static final int WAS_CANCELLED = 4;

  private final InputStream in;
  private final OutputStream out;
  private final int limit;

  /** @param limit how many bytes a request may have */
  ProtoChannel(InputStream in, OutputStream out, int limit) {
    this.in = in;
    this.out = out;
    this.limit = limit;
  }

  private static int tag(int field, int form) {
    return field << 3 | form;
  }

  @Override
  public @Nullable WorkRequest read() throws IOException, MalformedRequest {
    int first = in.read();
    if (first < 0) return null;
    int length = CodedInputStream.readRawVarint32(first, in);
    if (length < 0 || length > limit) throw new IOException("a request of " + Integer.toUnsignedString(length) + " bytes; the limit is " + limit);
    byte[] message = in.readNBytes(length);
    if (message.length < length) throw new EOFException("the input ends within a request");
    try {
      return request(CodedInputStream.newInstance(message));
    } catch (InvalidProtocolBufferException bad) {
      throw new MalformedRequest(bad.getMessage());
    }
  }

  private static WorkRequest request(CodedInputStream message) throws IOException {
    List<String> arguments = new ArrayList<>();
    int id = 0;
    boolean cancel = false;
    String sandbox = "";
    for (int tag = message.readTag(); tag != 0; tag = message.readTag()) {
      if (tag == ARGUMENTS) arguments.add(message.readStringRequireUtf8());
      else if (tag == REQUEST_ID) id = message.readInt32();
      else if (tag == CANCEL) cancel = message.readBool();
      else if (tag == SANDBOX) sandbox = message.readStringRequireUtf8();
      else message.skipField(tag);
    }
    return new WorkRequest(arguments, id, cancel, sandbox);
  }

  @Override
  public void write(WorkResponse response) throws IOException {
    int size = CodedOutputStream.computeInt32Size(EXIT_CODE, response.status()) + CodedOutputStream.computeStringSize(OUTPUT, response.output())
        + CodedOutputStream.computeInt32Size(RESPONSE_ID, response.id()) + CodedOutputStream.computeBoolSize(WAS_CANCELLED, response.cancelled());
    CodedOutputStream message = CodedOutputStream.newInstance(out);
    message.writeUInt32NoTag(size);
    message.writeInt32(EXIT_CODE, response.status());
    message.writeString(OUTPUT, response.output());
    message.writeInt32(RESPONSE_ID, response.id());
    message.writeBool(WAS_CANCELLED, response.cancelled());
    message.flush();
    out.flush();
  }
}
